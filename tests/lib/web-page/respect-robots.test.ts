import { OutboundBudget } from '@/lib/net/outbound-budget';
import { userAgent } from '@/lib/net/user-agent';
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

describe('a robots.txt', () => {
  const page =
    '<link rel=stylesheet href=/private/a.css><link rel=canonical href=/private/c><link rel=alternate hreflang=de href=/private/d><a href=/private/p>x</a><a href=/open>y</a>';

  it('keeps us from what it closes', async () => {
    robots('User-agent: *\nDisallow: /private');
    const facts = await gather(page);
    expect(askedOf(/private/)).toEqual([]);
    expect(facts.links.map(({ url }) => url)).toEqual([site.at('/open')]);
  });

  it('may close everything to our robot alone', async () => {
    const [ownName] = userAgent.split('/');
    robots(`User-agent: ${ownName}\nDisallow: /\n\nUser-agent: *\nAllow: /`);
    const facts = await gather(page);
    expect(facts).toMatchObject({
      links: [],
      assets: [],
      randomPath: null,
      favicon: null,
      canonicalTarget: null,
    });
  });

  it('closes everything when the server fails at it, and nothing when there is none', async () => {
    site.replies.set('/robots.txt', reply(503));
    expect((await gather(page)).links).toEqual([]);
    site.replies.delete('/robots.txt');
    expect((await gather(page)).links).toHaveLength(2);
  });
});
