import robotsParser from 'robots-parser';
import { decidingRule } from '@/lib/web-page/robots-rules';
import { leastCpuMs } from '@/tests/support/own-cpu';

const url = 'https://a.example/robots.txt';
const page = 'https://a.example/services/hot-water?x=1';
/** The first differences show within hundreds; ROBOTS_FILES=20000 tries the generator at length. */
const fileCount = Number(process.env.ROBOTS_FILES ?? 2000);

/** A generator of numbers from 0 to 1 with a fixed sequence. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const next = randomNumbers(7);
const oneOf = (values: readonly string[]) => values[Math.floor(next() * values.length)] ?? '';
const pieces = ['/', 'a', 'b', '*', '$', '%2f', '%C3%A9', 'é', '/a', '/b', '?', 'A', '**', 'ab'];
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
];
const agents = ['*', 'Googlebot', 'googlebot/2.1', 'bingbot', ''];

function randomLine(): string {
  const directive = oneOf(directives);
  if (directive === '') return '';
  return `${directive}: ${/agent/i.test(directive) ? oneOf(agents) : oneOf([several(4), `/${several(3)}`, ''])}`;
}

describe('the rule of a robots.txt that decides', () => {
  it(`is the one that Lighthouse’s parser finds, in ${fileCount} random files`, () => {
    const differing: unknown[] = [];
    for (let round = 0; round < fileCount; round += 1) {
      const text = Array.from({ length: 8 }, randomLine).join('\n');
      const address = new URL(`/${several(4).replaceAll('$', '')}`.replace(/^\/+/, '/'), url).href;
      const robot = oneOf(['*', 'Googlebot', 'bingbot', 'DuckDuckBot']);
      const parsed = robotsParser(url, text);
      const rule = decidingRule({ url, text }, address, robot);
      const line = Math.max(parsed.getMatchingLineNumber(address, robot), -1);
      const same = (rule?.allows ?? true) === parsed.isAllowed(address, robot) && (rule?.line ?? -1) === line;
      if (!same) differing.push({ text, address, robot, rule, line });
    }
    expect(differing.slice(0, 3)).toEqual([]);
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
