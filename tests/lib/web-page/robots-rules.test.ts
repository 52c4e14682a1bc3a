import { readFileSync } from 'node:fs';
import { decidingRule } from '@/lib/web-page/robots-rules';
import { isCrawlable } from '@/lib/web-page/robots-txt';
import { allowsLikeGoogle } from '@/tests/support/google-robots-matcher';
import { leastCpuMs } from '@/tests/support/own-cpu';
import { seeded } from '@/tests/support/seeded';

const url = 'https://a.example/robots.txt';
const page = 'https://a.example/services/hot-water?x=1';
/** The first differences show within hundreds; ROBOTS_FILES=20000 tries the generator at length. */
const fileCount = Number(process.env.ROBOTS_FILES ?? 2000);

interface GoogleCase {
  about: string;
  agent?: string;
  text: string;
  open?: string[];
  closed?: string[];
}

/** Our inputs for what each of Google's public test cases asks, and why we leave some out. */
const google: { cases: GoogleCase[]; leftOut: { count: number; why: string }[] } = JSON.parse(
  readFileSync('tests/fixtures/google-robots.json', 'utf8'),
);

const { next } = seeded(7);
const oneOf = (values: readonly string[]) => values[Math.floor(next() * values.length)] ?? '';
const pieces = [
  '/',
  'a',
  'b',
  '*',
  '$',
  '%2f',
  '%C3%A9',
  'é',
  '/a',
  '/b',
  '?',
  'A',
  '**',
  'ab',
  '/index.html',
];
const several = (most: number) =>
  Array.from({ length: 1 + Math.floor(next() * most) }, () => oneOf(pieces)).join('');
const directives = [
  'Allow',
  'Disallow',
  'disallow',
  'User-agent',
  'user-agent ',
  'Sitemap',
  'Noise',
  '# Allow',
  '',
  'Disalow',
  'dissallow',
  'Useragent',
  'user agent',
  'allowed',
  'crawl-delay',
];
const agents = [
  '*',
  'Googlebot',
  'googlebot/2.1',
  'bingbot',
  '',
  '* x',
  'Googlebot Images',
  'Googlebot-Image',
];

function randomLine(): string {
  const directive = oneOf(directives);
  if (directive === '') return '';
  const value = /agent/i.test(directive) ? oneOf(agents) : oneOf([several(4), `/${several(3)}`, '']);
  return `${directive}${oneOf([':', ': ', ' : ', ' '])}${value}`;
}

describe('the rule of a robots.txt that decides', () => {
  it(`allows what a second reader allows, in ${fileCount} random files`, () => {
    const differing: unknown[] = [];
    let closed = 0;
    for (let round = 0; round < fileCount; round += 1) {
      const text = Array.from({ length: 8 }, randomLine).join('\n');
      const address = new URL(`/${several(4).replaceAll('$', '')}`.replace(/^\/+/, '/'), url);
      const robot = oneOf(['Googlebot', 'bingbot', 'DuckDuckBot']);
      const allows = isCrawlable({ url, text }, address.href, robot);
      const path = `${address.pathname}${address.search}`.replace(/%[0-9a-f]{2}/gi, (code) =>
        code.toUpperCase(),
      );
      if (!allows) closed += 1;
      if (allows !== allowsLikeGoogle(text, path, robot)) differing.push({ text, path, robot, allows });
    }
    expect(differing.slice(0, 3)).toEqual([]);
    expect(closed).toBeGreaterThan(fileCount / 50);
  });

  it.each(google.cases)(
    'is the one that Google’s parser finds: $about',
    ({ text, agent = 'OlsenBot', open, closed }) => {
      const allows = (path: string) => isCrawlable({ url, text }, `https://a.example${path}`, agent);
      expect((open ?? []).filter((path) => !allows(path))).toEqual([]);
      expect((closed ?? []).filter(allows)).toEqual([]);
    },
  );

  it('is of a line’s first 16,663 characters, as in Google’s parser', () => {
    const longest = 2083 * 8 - 1;
    const allows = (text: string, path: string) =>
      isCrawlable({ url, text: `user-agent: OlsenBot\n${text}` }, `https://a.example${path}`, 'OlsenBot');
    const pattern = (directive: string, letter: string) =>
      `/x/${letter.repeat(longest - directive.length - 3)}`;
    const closed = pattern('disallow: ', 'a');
    expect(allows(`disallow: ${closed}/more\n`, '/y')).toBe(true);
    expect(allows(`disallow: ${closed}/more\n`, `${closed}/other`)).toBe(false);
    const [open, other] = [pattern('allow: ', 'a'), pattern('allow: ', 'b')];
    const text = `disallow: /\nallow: ${open}/more\nallow: ${other}/more\n`;
    expect(['/', `${open}/more`, `${other}/else`].map((path) => allows(text, path))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    [
      'endless wildcards',
      `User-agent: *\n${`Disallow: /${'*a'.repeat(1000)}b\n`.repeat(250)}`,
      `/${'a'.repeat(1900)}`,
    ],
    [
      'as many rules as robots',
      `${'User-agent: a\n'.repeat(18_000)}${'Disallow: /b\n'.repeat(18_000)}`,
      '/b',
    ],
    ['as many rules as fit', `User-agent: *\n${'Disallow: *z\n'.repeat(39_000)}`, `/${'a'.repeat(1900)}`],
  ])('is found within a second of processor time whatever the file: %s', async (_, text, path) => {
    const took = await leastCpuMs(1000, async () =>
      expect(decidingRule({ url, text }, new URL(path, url).href, 'Googlebot')).toBeNull(),
    );
    expect(took).toBeLessThan(1000);
  });

  it('doesn’t exist for another site', () => {
    const text = 'User-agent: *\nDisallow: /';
    expect(decidingRule({ url, text }, 'https://b.example/', '*')).toBeNull();
    expect(decidingRule({ url, text }, page, '*')).toEqual({ allows: false, pattern: '/', line: 2 });
  });
});
