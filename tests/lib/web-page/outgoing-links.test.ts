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

describe('links to other websites', () => {
  it('asks one page of each other website, by HEAD, and by GET only where that isn’t a refusal', async () => {
    site.replies.set('/kept', html(200, 'kept'));
    site.replies.set('/moved', reply(301, '', { location: '/kept' }));
    site.replies.set('/filter', reply(403));
    const other = (path: string) => site.at(path, 'other.example');
    const asked = async (...hrefs: string[]) => {
      site.asked.length = 0;
      const page = hrefs.map((href) => `<a href="${href}">x</a>`).join('');
      const { outgoing } = await gather(page);
      const statuses = outgoing.map(({ outcome }) => outcome.kind === 'answered' && outcome.status);
      return [statuses, site.asked.filter((request) => request.includes('other.example'))];
    };
    expect(await asked(other('/kept'), other('/gone'), '/own')).toEqual([
      [200],
      ['HEAD other.example /kept'],
    ]);
    expect(await asked(other('/moved'))).toEqual([[301], ['HEAD other.example /moved']]);
    expect(await asked(other('/filter'))).toEqual([[403], ['HEAD other.example /filter']]);
    expect(await asked(other('/gone'))).toEqual([
      [404],
      ['HEAD other.example /gone', 'GET other.example /gone'],
    ]);
  });

  it('asks ten other websites at most, and none within a private network', async () => {
    const hosts = Array.from({ length: 14 }, (_, index) => `<a href="http://n${index}.example/">x</a>`);
    const { outgoing } = await gather(hosts.join(''));
    expect(outgoing.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 10 }, () => ({ kind: 'failed', code: 'url_not_allowed' })),
    );
  });
});
