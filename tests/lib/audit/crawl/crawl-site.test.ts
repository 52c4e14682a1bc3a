import type { ServerResponse } from 'node:http';
import { type Crawl, crawlSite } from '@/lib/audit/crawl/crawl-site';
import type { PageRecord } from '@/lib/audit/crawl/page-record';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { type LargeSite, startLargeSite } from '@/tests/support/large-site';
import { serve } from '@/tests/support/listen';
import { sends } from '@/tests/support/target-site';

let site: LargeSite;
afterEach(() => site.stop());
afterAll(() => closeParser());

type Options = Parameters<typeof crawlSite>[1];

const crawl = (options: Options = {}) => crawlSite(`${site.origin}/`, { network: site.network, ...options });
const pathsOf = ({ records }: Crawl, kind: PageRecord['kind']) =>
  records.filter((record) => record.kind === kind).map(({ url }) => url.slice(site.origin.length));
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(code, headers).end();
  };

describe('crawlSite', () => {
  it('reads every page that links and the sitemap lead to, and nothing twice', async () => {
    site = await startLargeSite();
    const crawled = await crawl();
    expect(crawled.end).toBe('complete');
    const pages = pathsOf(crawled, 'page');
    const services = Array.from({ length: 30 }, (_, index) => `/services/${index + 1}`);
    const posts = Array.from({ length: 20 }, (_, index) => `/blog/${index + 1}`);
    expect(pages).toEqual(
      expect.arrayContaining(['/', '/about', '/team', '/orphan', '/deep-4', '/shop', ...services, ...posts]),
    );
    expect(pathsOf(crawled, 'file')).toEqual(['/price-list.pdf']);
    expect(pathsOf(crawled, 'redirect').sort()).toEqual(['/loop-a', '/loop-b', '/old']);
    expect(new Set(site.asked).size).toBe(site.asked.length);
  });

  it('asks nothing that robots.txt closes, neither from links nor from redirects nor from the sitemap', async () => {
    const robots = 'User-agent: *\nDisallow: /private/\nDisallow: /services/\n';
    site = await startLargeSite({ robots });
    site.replies.set('/deep-1', status(302, { location: '/private/moved' }));
    const crawled = await crawl();
    expect(site.asked.filter((path) => /^\/(?:private|services)\//.test(path))).toEqual([]);
    expect(pathsOf(crawled, 'page')).toContain('/about');
  });

  it('reads nothing of a website that robots.txt closes altogether', async () => {
    site = await startLargeSite({ robots: 'User-agent: *\nDisallow: /\n' });
    expect(await crawl()).toMatchObject({ end: 'closed', records: [] });
    expect(site.asked).not.toContain('/');
  });

  it('waits between requests as robots.txt asks, and reads as much as fits into the time', async () => {
    site = await startLargeSite({ robots: 'User-agent: *\nCrawl-delay: 20\n' });
    const waits: number[] = [];
    const crawled = await crawl({
      limits: { requests: 8 },
      pause: async (ms) => waits.push(ms),
    });
    expect(crawled).toMatchObject({ delaySeconds: 20, end: 'requests' });
    // The first request asks for robots.txt itself.
    expect(waits).toHaveLength(7);
    for (const ms of waits) expect(ms).toBeGreaterThan(19_000);
    expect(site.mostAtOnce()).toBe(1);

    const short = await crawl({ limits: { totalMs: 15_000 }, pause: async () => undefined });
    expect(short).toMatchObject({ end: 'time', records: [] });
  });

  it('asks two addresses at a time, not more', async () => {
    site = await startLargeSite();
    const held: ServerResponse[] = [];
    const both = Promise.withResolvers<void>();
    const hold = (response: ServerResponse) => {
      held.push(response);
      if (held.length === 2) both.resolve();
    };
    for (const path of ['/about', '/shop', '/blog', '/team']) site.replies.set(path, hold);
    const crawling = crawl();
    await both.promise;
    expect(site.mostAtOnce()).toBe(2);
    site.replies.clear();
    for (const response of held) response.writeHead(404).end();
    await crawling;
    expect(site.mostAtOnce()).toBe(2);
  });

  it('does not lose itself in calendars, filters, sessions and links that lead into themselves', async () => {
    site = await startLargeSite();
    const { leftOut } = await crawl();
    const asked = (start: string) => site.asked.filter((path) => path.startsWith(start));
    expect(asked('/calendar/')).toHaveLength(20);
    expect(asked('/shop?')).toHaveLength(5);
    expect(asked('/into/')).toHaveLength(2);
    expect(site.asked.filter((path) => /utm_|PHPSESSID/.test(path))).toEqual([]);
    const example = expect.stringMatching(/\/calendar\/21$/);
    expect(leftOut).toEqual({ parameters: 35, endless: 1, relative: 0, example });
  });

  it('asks another website once where pages name it as their original, and takes one missing page for no other', async () => {
    const asked: string[] = [];
    const other = await serve((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(request.url === '/gone' ? 404 : 200, { 'content-type': 'text/html' }).end('<p>Here');
    });
    try {
      site = await startLargeSite();
      const page = (original: string) =>
        sends(200, `<link rel="canonical" href="${other.origin}${original}"><a href="/about">About</a>`);
      site.replies.set('/', page('/gone'));
      site.replies.set('/about', page('/there'));
      const { port } = other;
      const allowed = [...(site.network.allowed ?? []), { host: '127.0.0.1', fromPort: port, toPort: port }];
      const { records } = await crawl({ network: { ...site.network, allowed }, limits: { requests: 8 } });
      const reasonAt = (path: string) =>
        records.flatMap((record) =>
          record.kind === 'page' && record.url === site.origin + path
            ? record.page.faults.filter(({ id }) => id === 'canonical-target').map(({ reason }) => reason)
            : [],
        );
      expect([reasonAt('/'), reasonAt('/about')]).toEqual([['broken'], ['other-site']]);
      expect(asked).toEqual(['/gone']);
    } finally {
      await other.stop();
    }
  });

  it('is not complete where a page has more links than are followed', async () => {
    site = await startLargeSite();
    const { records } = await crawl();
    const cut = records.map((record) =>
      record.kind === 'page' && record.url.endsWith('/about')
        ? { ...record, page: { ...record.page, hasMoreLinks: true as const } }
        : record,
    );
    expect((await crawl({ known: cut })).end).toBe('links');
    expect((await crawl({ known: records })).end).toBe('complete');
  });

  it('stops at its limits of pages, requests and bytes', async () => {
    site = await startLargeSite();
    const few = await crawl({ limits: { pages: 7 } });
    expect(few.end).toBe('pages');
    expect(pathsOf(few, 'page')).toHaveLength(7);
    site.asked.length = 0;
    expect(await crawl({ limits: { requests: 12 } })).toMatchObject({ end: 'requests', requests: 12 });
    expect(site.asked).toHaveLength(12);
    const light = await crawl({ limits: { bytes: 10_000 } });
    expect(light.end).toBe('bytes');
    expect(light.records.length).toBeLessThan(15);
  });

  it('stops asking a server that refuses us again and again', async () => {
    site = await startLargeSite();
    const isOpen = (path: string) => ['/', '/robots.txt', '/sitemap.xml'].includes(path);
    jest.spyOn(site.replies, 'get').mockImplementation((path) => (isOpen(path) ? undefined : status(403)));
    const crawled = await crawl();
    expect(crawled.end).toBe('refused');
    // Of more than sixty addresses that it knows.
    expect(site.asked.length).toBeLessThan(24);
  });

  it.each(['/about', '/sitemap.xml'])('asks more slowly when %s is too much for the server', async (path) => {
    site = await startLargeSite({ services: 2, posts: 1 });
    site.replies.set(path, status(429, { 'retry-after': '7' }));
    const waits: number[] = [];
    await crawl({ pause: async (ms) => waits.push(ms) });
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeGreaterThan(6000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(7000);
  });

  it('tries once more at the end what failed by chance', async () => {
    site = await startLargeSite({ services: 2, posts: 1 });
    site.replies.set('/team', (response) => {
      site.replies.delete('/team');
      response.writeHead(503).end();
    });
    const crawled = await crawl();
    expect(site.asked.filter((path) => path === '/team')).toHaveLength(2);
    expect(pathsOf(crawled, 'page')).toContain('/team');
  });

  it('goes on where an interrupted crawl ended, without asking again what is known', async () => {
    site = await startLargeSite();
    const known: PageRecord[] = [];
    const stop = new Error('The process ends.');
    const interrupted = crawl({
      onRecord: async (record) => {
        known.push(record);
        if (known.length === 40) throw stop;
      },
    });
    await expect(interrupted).rejects.toBe(stop);
    const before = known.slice(0, 40);
    site.asked.length = 0;
    const resumed = await crawl({ known: before });
    const knownPaths = new Set(before.map(({ url }) => url.slice(site.origin.length)));
    expect(site.asked.filter((path) => knownPaths.has(path))).toEqual([]);
    const whole = await crawl();
    expect(pathsOf(resumed, 'page').sort()).toEqual(pathsOf(whole, 'page').sort());
    expect(resumed.end).toBe('complete');
  });
});
