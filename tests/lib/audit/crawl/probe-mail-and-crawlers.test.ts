import type { Crawl } from '@/lib/audit/crawl/crawl-site';
import { askAsCrawlers, probeMailAndCrawlers } from '@/lib/audit/crawl/probe-mail-and-crawlers';
import { serve } from '@/tests/support/listen';
import { pageRecord, siteOrigin } from '@/tests/support/site-graph';
import { robotsTxt } from '@/tests/support/visit';

let agents: string[];
/** Status for a request with this user agent. */
let reply: (agent: string) => number;
let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ origin, stop } = await serve(({ headers }, response) => {
    const agent = headers['user-agent'] ?? '';
    agents.push(agent);
    response.writeHead(reply(agent), { 'content-type': 'text/html' }).end('<p>Hello');
  }));
});
afterAll(() => stop());
beforeEach(() => {
  agents = [];
  reply = () => 200;
});

function crawled(robots = '', change: Partial<Crawl> = {}): Crawl {
  const front = pageRecord('/');
  return {
    ...{ end: 'complete', delaySeconds: 0, requests: 3, starts: [], listed: [], sitemaps: [], relative: 0 },
    start: `${origin}/`,
    leftOut: { parameters: 0, endless: 0, relative: 0 },
    records: [{ ...front, url: `${origin}/` }],
    rules: { origin, robots: { ...robotsTxt(robots), url: `${origin}/robots.txt` }, userAgent: 'OurBot' },
    ...change,
  };
}

const waits: number[] = [];
const ask = (crawl: Crawl) => {
  const { port, hostname } = new URL(origin);
  const allowed = [{ host: hostname, fromPort: Number(port), toPort: Number(port) }];
  return askAsCrawlers(crawl, { network: { allowed }, pause: async (ms) => waits.push(ms) });
};

describe('what a server answers to AI crawlers', () => {
  it('asks once for each kind, one after the other, and says each time that it is our check', async () => {
    expect(await ask(crawled())).toEqual([
      { robot: 'OAI-SearchBot', purpose: 'search', outcome: 'answered', status: 200 },
      { robot: 'ChatGPT-User', purpose: 'user', outcome: 'answered', status: 200 },
      { robot: 'GPTBot', purpose: 'training', outcome: 'answered', status: 200 },
    ]);
    expect(agents).toHaveLength(3);
    expect(agents[2]).toMatch(
      /^Mozilla\/5\.0 \(compatible; GPTBot\/1\.2\) checked by \w+AuditBot\/1\.0 \(\+http.+\/bot\)$/,
    );
    expect(waits.every((ms) => ms >= 1000)).toBe(true);
  });

  it('tells a refusal by name, after asking once more under our own', async () => {
    reply = (agent) => (agent.includes('GPTBot') ? 403 : 200);
    expect(await ask(crawled())).toContainEqual({
      ...{ robot: 'GPTBot', purpose: 'training', outcome: 'refused', status: 403 },
    });
    expect(agents).toHaveLength(4);
    expect(agents[3]).not.toContain('Mozilla');
  });

  it('tells nothing where our own name is refused by now, too', async () => {
    reply = () => 429;
    expect(await ask(crawled())).toEqual([]);
  });

  it('tells nothing of a crawler to which the server was broken', async () => {
    reply = (agent) => (agent.includes('GPTBot') ? 500 : 200);
    expect((await ask(crawled())).map(({ robot }) => robot)).toEqual(['OAI-SearchBot', 'ChatGPT-User']);
  });

  it('asks for none that robots.txt shuts out', async () => {
    await ask(crawled('User-agent: GPTBot\nDisallow: /'));
    expect(agents.join()).not.toContain('GPTBot');
    expect(agents).toHaveLength(2);
  });

  it.each([
    ['turned us away', { end: 'challenged' as const }],
    ['wants long pauses', { delaySeconds: 20 }],
    ['has a front page that was not read', { records: [] }],
  ])('asks nothing of a website that %s', async (_, change) => {
    expect(await ask(crawled('', change))).toEqual([]);
    expect(agents).toEqual([]);
  });
});

it('asks DNS for the website’s own domain and the two that most pages show, none of a free service', async () => {
  const shown = (...mailDomains: string[]) => ({
    contacts: { shown: { phones: [], address: '', hours: [], mailDomains }, stated: [] },
  });
  const asked: string[] = [];
  await probeMailAndCrawlers(
    crawled('', {
      end: 'refused',
      records: [
        pageRecord('/', shown('gmail.com', 'seen-once.com', 'printers.com', 'other.com')),
        pageRecord('/contact', shown('printers.com', 'other.com', 'smith.example')),
      ],
      rules: { origin: siteOrigin, robots: null, userAgent: 'OurBot' },
    }),
    {
      readMailOf: async (domain) => {
        asked.push(domain);
        return null;
      },
    },
  );
  expect(asked).toEqual(['smith.example', 'printers.com', 'other.com']);
});
