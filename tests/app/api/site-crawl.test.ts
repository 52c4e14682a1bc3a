import '@/tests/support/audit-environment';
import { GET, POST as POST_PART } from '@/app/api/reports/[token]/[part]/route';
import { POST } from '@/app/api/seo-audit/route';
import { createSiteJob } from '@/lib/audit/parts/site-job';
import { siteMailJob } from '@/lib/audit/parts/site-mail-job';
import type { PresentedSite } from '@/lib/audit/report/presented-site';
import { crawlSite } from '@/lib/audit/site/crawl-site';
import { database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { finishJobs } from '@/tests/support/finish-jobs';
import { type LargeSite, startLargeSite } from '@/tests/support/large-site';
import { postJson, withAuditDatabase } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';

withAuditDatabase();
let site: LargeSite;
beforeEach(async () => {
  site = await startLargeSite({ byAddress: true, services: 8, posts: 4 });
});
afterEach(() => site.stop());
afterAll(() => closeParser());

interface Ordered {
  reportUrl: string;
  site: PresentedSite;
}

async function order(): Promise<Ordered> {
  const fields = { url: site.origin, email: 'dana@whitlock.example', businessName: 'Whitlock' };
  const { text } = await postJson(POST, '/api/seo-audit', fields);
  return JSON.parse(text);
}

async function watch({ reportUrl }: Ordered, language = 'en'): Promise<PresentedSite> {
  const path = `/api/reports/${reportUrl.split('/').at(-1)}/site`;
  const { text } = await callRoute(GET, { path, headers: { 'accept-language': language } });
  return JSON.parse(text);
}

async function mails(): Promise<string[]> {
  const rows = await database()
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'audit-site')
    .execute();
  return rows.map(({ payload }) => payload);
}

const later = () => Date.now() + 60_000;
type CrawlOptions = Parameters<typeof createSiteJob>[0] & { now?: () => number };
const finishCrawls = ({ now, ...parts }: CrawlOptions = {}) =>
  finishJobs([createSiteJob(parts), siteMailJob], { now });

describe('the whole website of an audit', () => {
  it('is promised with the report, read afterwards, and told under the link in the reader’s language', async () => {
    const ordered = await order();
    expect(ordered.site).toMatchObject({ state: 'queued', progress: { share: 0 } });
    expect(ordered.site.progress?.path).toBe(`/api${new URL(ordered.reportUrl).pathname}/site`);
    expect(await watch(ordered)).toMatchObject({ state: 'queued' });
    await finishCrawls();
    const { state, result } = await watch(ordered);
    expect(state).toBe('done');
    expect(result?.findings.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'noindex-linked',
        'broken-internal-links',
        'duplicate-titles',
        'orphaned-pages',
      ]),
    );
    const said = result?.groups.flatMap(({ title, on, example, fix }) => [title, on, example, fix]) ?? [];
    expect(said.length).toBeGreaterThan(8);
    expect(said.filter((words) => words === '' || /: $|\{\w+[,}]/.test(words))).toEqual([]);
    expect((await watch(ordered, 'de')).title).toBe('Die ganze Website');
    expect(site.mostAtOnce()).toBeLessThanOrEqual(6);
  });

  it('shows each address as it is read', async () => {
    const ordered = await order();
    const seen: PresentedSite[] = [];
    const crawl: typeof crawlSite = (address, options) =>
      crawlSite(address, {
        ...options,
        onRecord: async (record, progress) => {
          await options?.onRecord?.(record, progress);
          seen.push(await watch(ordered));
        },
      });
    await finishCrawls({ crawl });
    expect(seen.length).toBeGreaterThan(20);
    expect(seen[2]).toMatchObject({ state: 'running' });
    expect(seen[2]?.progress?.latest.length).toBeGreaterThanOrEqual(3);
    expect(seen[2]?.progress?.latest).toContain(`${site.origin}/`);
    expect(seen.at(-1)?.progress?.share).toBe(1);
  });

  it('is mailed to a visitor who left, once, and the address is forgotten', async () => {
    await order();
    await finishCrawls();
    expect(await mails()).toEqual([]);
    await finishCrawls({ now: later });
    await finishCrawls({ now: later });
    const [mail, ...others] = await mails();
    expect(mail).toContain('dana@whitlock.example');
    expect(mail).toContain('We have read all of 127.0.0.1');
    expect(others).toEqual([]);
    const [row] = await database().selectFrom('audit_crawls').select('email').execute();
    expect(row?.email).toBeNull();
  });

  it('is not mailed to a visitor who waited for it', async () => {
    const ordered = await order();
    await finishCrawls();
    await watch(ordered);
    await finishCrawls({ now: later });
    expect(await mails()).toEqual([]);
  });

  it('is read on by the next process where one died, without asking again what is known', async () => {
    const ordered = await order();
    const dying: typeof crawlSite = async (address, options) => {
      let count = 0;
      return crawlSite(address, {
        ...options,
        onRecord: async (record, progress) => {
          await options?.onRecord?.(record, progress);
          count += 1;
          // As if the process were gone: it neither ends the crawl nor gives it back.
          if (count === 10) throw new Error('killed');
        },
      });
    };
    const logged = jest.spyOn(log, 'error').mockImplementation();
    await finishCrawls({ crawl: dying });
    logged.mockRestore();
    const before = await watch(ordered);
    expect(before).toMatchObject({ state: 'running', result: null });
    const known = (await database().selectFrom('audit_crawl_pages').select('url').execute()).map(
      ({ url }) => url,
    );
    expect(known.length).toBeGreaterThanOrEqual(10);
    site.asked.length = 0;
    await finishCrawls({ now: () => Date.now() + 10 * 60_000 });
    const again = site.asked.filter((path) => known.includes(site.origin + path));
    // The front page under the names of three AI crawlers, once everything has been read.
    expect(again).toEqual(['/', '/', '/']);
    expect((await watch(ordered)).state).toBe('done');
  });

  it('begins after the audits that visitors wait for, but for one, and pauses for them between pages', async () => {
    await order();
    const visits = [3, 2, 1, 0, 5, 4, 1];
    const left: number[] = [];
    const crawl: typeof crawlSite = (address, options) => {
      left.push(visits.length);
      return crawlSite(address, options);
    };
    await finishCrawls({ crawl, countVisits: () => visits.shift() ?? 0 });
    expect(left).toEqual([4]);
    expect(visits).toEqual([]);
  });

  it('leaves the report as it is where it can’t be read', async () => {
    const ordered = await order();
    const crawl: typeof crawlSite = async () => {
      throw new Error('no');
    };
    const logged = jest.spyOn(log, 'error').mockImplementation();
    for (let hours = 0; hours < 6; hours += 1) {
      await finishCrawls({ crawl, now: () => Date.now() + hours * 3_600_000 });
    }
    logged.mockRestore();
    expect(await watch(ordered)).toMatchObject({ state: 'failed', result: null });
    await finishCrawls({ now: () => Date.now() + 24 * 3_600_000 });
    expect(await mails()).toEqual([]);
  });

  it('is read only, and a part that no report has is unknown', async () => {
    const token = (await order()).reportUrl.split('/').at(-1);
    const path = `/api/reports/${token}/site`;
    const posted = await callRoute(POST_PART, { path, method: 'POST' });
    expectFailure(posted, { status: 405, code: 'method_not_allowed' });
    expect(posted.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    for (const name of ['toString', 'elsewhere']) {
      const answer = await callRoute(GET, { path: `/api/reports/${token}/${name}` });
      expectFailure(answer, { status: 404, code: 'not_found' });
    }
  });

  it('is nobody’s without the link', async () => {
    for (const token of ['AAAAAAAAAAAAAAAAAAAAAA', 'x']) {
      const answer = await callRoute(GET, { path: `/api/reports/${token}/site` });
      expectFailure(answer, { status: 404, code: 'not_found' });
    }
  });
});
