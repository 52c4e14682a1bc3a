import { OutboundBudget } from '@/lib/net/outbound-budget';
import { fetchPage } from '@/lib/web-page/fetch-page';
import { gatherSite } from '@/lib/web-page/gather-site';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { eachTest } from '@/tests/support/started';
import { html, reply, startSmithSite } from '../../support/smith-site';

const site = eachTest(startSmithSite);

afterAll(closeParser);

/** Answers the front page with that HTML, and gathers the site's facts. */
async function gather(page: string, budget = new OutboundBudget()) {
  site.replies.set('/', html(200, page));
  return gatherSite(await fetchPage(site.url, budget, site.network), budget, site.network);
}

const askedOf = (path: RegExp) => site.asked.filter((request) => path.test(request));
const robots = (text: string) =>
  site.replies.set('/robots.txt', reply(200, text, { 'content-type': 'text/plain' }));

describe('facts about a site', () => {
  it('is its robots.txt, sitemap, other host, a page that can’t exist, and its icon', async () => {
    robots(`Sitemap: ${site.at('/map.xml')}`);
    site.replies.set(
      '/map.xml',
      reply(200, `<urlset><url><loc>${site.url}</loc></url></urlset>`, { 'content-type': 'application/xml' }),
    );
    site.replies.set('/favicon.ico', reply(200, 'icon', { 'content-type': 'image/x-icon' }));
    const facts = await gather('<title>Smith</title>');
    expect(facts.robotsTxt).toMatchObject({
      text: expect.stringContaining('Sitemap:'),
      contentType: 'text/plain',
    });
    expect(facts.sitemap).toMatchObject({
      from: 'robots',
      content: { kind: 'urlset', count: 1, listsPage: true },
    });
    expect(facts.otherHost).toMatchObject({ url: site.at('/', 'smith.example'), outcome: { status: 200 } });
    expect(facts.randomPath).toMatchObject({ outcome: { status: 404 } });
    expect(facts.favicon).toMatchObject({ outcome: { status: 200 } });
    // Neither applies to a page without encryption or canonical address.
    expect(facts).toMatchObject({
      insecure: null,
      canonicalTarget: null,
      alternates: [],
      links: [],
      assets: [],
    });
  });

  it('is where its canonical address and its other languages lead', async () => {
    site.replies.set(
      '/main',
      html(200, '<link rel=canonical href="/x"><meta name=robots content=noindex>', {
        'x-robots-tag': 'noarchive',
      }),
    );
    site.replies.set('/de', html(200, `<link rel=alternate hreflang=en href="${site.url}">`));
    site.replies.set('/fr', reply(301, '', { location: '/de' }));
    site.replies.set(
      '/pdf',
      reply(200, '<link rel=canonical href="/y">', { 'content-type': 'application/pdf' }),
    );
    const languages = ['de', 'fr', 'pdf', 'gone', '', '5', '6', '7'].map(
      (path) => `<link rel=alternate hreflang=${path || 'en'} href="/${path}">`,
    );
    const facts = await gather(
      `<link rel=canonical href="/main">${languages.join('')}<link rel=icon href=x>`,
    );
    expect(facts.canonicalTarget?.head).toEqual({
      canonical: site.at('/x'),
      robots: 'noindex,noarchive',
      alternates: [],
    });
    expect(
      facts.alternates.map(({ url, outcome, head }) => [
        url,
        outcome.kind === 'answered' && outcome.status,
        head?.alternates,
      ]),
    ).toEqual([
      [site.at('/de'), 200, [{ hreflang: 'en', href: site.url }]],
      [site.at('/fr'), 301, undefined],
      [site.at('/pdf'), 200, undefined],
      [site.at('/gone'), 404, undefined],
      [site.at('/5'), 404, undefined],
    ]);
    expect(facts.favicon).toBeNull();
  });

  it('is whether its links and files are there, asked without reading them', async () => {
    site.replies.set('/a.css', reply(200, 'x'.repeat(700), { 'content-type': 'text/css' }));
    site.replies.set('/fine', html(200, 'fine'));
    // Without support for HEAD.
    site.replies.set('/get-only', (response, { method }) =>
      html(method === 'GET' ? 200 : 405, '')(response, Object()),
    );
    site.replies.set('/wrong-head', (response, { method }) =>
      html(method === 'GET' ? 200 : 404, '')(response, Object()),
    );
    const links = [
      '/fine#part',
      '/fine',
      '/get-only',
      '/wrong-head',
      '/gone',
      'https://elsewhere.test/',
      'mailto:a@b.example',
      '#top',
    ];
    const facts = await gather(
      `<link rel=stylesheet href=a.css><script src=https://cdn.test/x.js></script>${links.map((href) => `<a href="${href}">x</a>`).join('')}`,
    );
    expect(
      facts.links.map(({ url, outcome }) => [url, outcome.kind === 'answered' && outcome.status]),
    ).toEqual([
      [site.at('/fine'), 200],
      [site.at('/get-only'), 200],
      [site.at('/wrong-head'), 200],
      [site.at('/gone'), 404],
    ]);
    expect(facts.assets).toMatchObject([{ kind: 'style', url: site.at('/a.css'), outcome: { status: 200 } }]);
    expect(askedOf(/ \/fine$/)).toEqual(['HEAD www.smith.example /fine']);
  });

  it('learns the size of a file that HEAD doesn’t tell by asking for its first byte', async () => {
    site.replies.set('/a.css', (response, { method, headers }) => {
      if (method === 'HEAD') return void response.writeHead(200).end();
      expect(headers.range).toBe('bytes=0-0');
      response.writeHead(206, { 'content-range': 'bytes 0-0/54321' }).end('b');
    });
    site.replies.set('/b.js', (response, { method }) => {
      if (method === 'HEAD') return void response.writeHead(200).end();
      response.writeHead(200, { 'content-length': '4' }).end('f(1)');
    });
    const { assets } = await gather('<link rel=stylesheet href=/a.css><script src=/b.js></script>');
    expect(assets.map(({ bytes }) => bytes)).toEqual([54_321, 4]);
  });

  it('stays within forty requests, six at once, however much there is to ask', async () => {
    const many = (count: number, piece: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => piece(index)).join('');
    const facts = await gather(
      `<link rel=canonical href=/main>${many(30, (index) => `<link rel=alternate hreflang=x-${index} href=/l${index}>`)}
       ${many(30, (index) => `<link rel=stylesheet href=/s${index}.css><script src=/j${index}.js></script><img src=/i${index}.png>`)}
       ${many(60, (index) => `<a href=/p${index}>x</a>`)}`,
    );
    expect(site.asked.length).toBe(40);
    expect(site.mostAtOnce()).toBeLessThanOrEqual(6);
    expect(facts.alternates).toHaveLength(5);
    expect(facts.links.length).toBeLessThanOrEqual(10);
    expect(facts.assets.length).toBeLessThanOrEqual(20);
  });

  it('is left out when the time is up', async () => {
    const budget = new OutboundBudget({ totalMs: 400 });
    const never = () => undefined;
    for (const path of ['/sitemap.xml', '/p', '/favicon.ico']) site.replies.set(path, never);
    const facts = await gather('<a href=/p>x</a>', budget);
    expect(facts.links.every(({ outcome }) => outcome.kind === 'failed' && outcome.code === 'timeout')).toBe(
      true,
    );
  });

  it('never includes another private server, wherever its links lead', async () => {
    robots('Sitemap: http://127.0.0.1:9/map.xml');
    site.replies.set('/inside', reply(302, '', { location: 'http://169.254.169.254/latest/meta-data/' }));
    const facts = await gather(
      '<link rel=canonical href="http://10.0.0.1/"><link rel=alternate hreflang=de href="http://localhost:22/"><a href=/inside>x</a>',
    );
    const refused = { kind: 'failed', code: 'url_not_allowed' };
    expect(facts.sitemap?.outcome).toEqual(refused);
    expect(facts.canonicalTarget?.outcome).toEqual(refused);
    expect(facts.alternates[0]?.outcome).toEqual(refused);
    expect(facts.links[0]?.outcome).toEqual(refused);
  });

  it('survives addresses that are none', async () => {
    const hrefs = [
      'http://[',
      'https://a b/',
      '//',
      '',
      'javascript:x',
      'data:text/html,x',
      '\\\\evil',
      `/${'x'.repeat(5000)}`,
    ];
    const bad = hrefs.map(
      (href) =>
        `<a href="${href}">x</a><link rel=alternate hreflang=de href="${href}"><link rel=canonical href="${href}"><img src="${href}">`,
    );
    const facts = await gather(`<base href="http://["><base href="//">${bad.join('')}`);
    expect(facts.robotsTxt).not.toBeNull();
  });
});
