import '@/tests/support/audit-environment';
import { GET as unknown } from '@/app/api/[...path]/route';
import { POST as prove } from '@/app/api/reports/[token]/repairs/route';
import { POST as compare, GET as getRivals } from '@/app/api/reports/[token]/rivals/route';
import { POST as rerun } from '@/app/api/reports/[token]/route';
import { GET as getSite, POST as postSite } from '@/app/api/reports/[token]/site/route';
import { POST } from '@/app/api/seo-audit/route';
import { crawlSite } from '@/lib/audit/crawl/crawl-site';
import { auditFactsSchema } from '@/lib/audit/engine/audit-facts';
import { createRivalJob } from '@/lib/audit/jobs/rival-job';
import { createSiteJob } from '@/lib/audit/jobs/site-job';
import { siteMailJob } from '@/lib/audit/jobs/site-mail-job';
import type { PresentedRivals, PresentedSite, RepairPlan } from '@/lib/audit/presented';
import { readForProof } from '@/lib/audit/proof/read-for-proof';
import { presentReport } from '@/lib/audit/read-report';
import { triesADay } from '@/lib/audit/report/prove-repair';
import { database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { finishJobs } from '@/tests/support/finish-jobs';
import { type LargeSite, startLargeSite } from '@/tests/support/large-site';
import { type PagesSite, sitePage, startPagesSite } from '@/tests/support/pages-site';
import { postForm, postJson, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';
import { orderReport } from '@/tests/support/route-watch';
import { sends, soundHtml, startTargetSite, type TargetSite } from '@/tests/support/target-site';

withAuditDatabase();

afterAll(() => closeParser());

describe('the whole website of an audit', () => {
  let site: LargeSite;

  beforeEach(async () => {
    site = await startLargeSite({ byAddress: true, services: 8, posts: 4 });
  });

  afterEach(() => site.stop());

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
    const { text } = await callRoute(getSite, { path, headers: { 'accept-language': language } });
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
    expect((await watch(ordered, 'de')).message).toMatch(/^Wir haben /);
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
    const posted = await callRoute(postSite, { path, method: 'POST' });
    expectFailure(posted, { status: 405, code: 'method_not_allowed' });
    expect(posted.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    for (const name of ['toString', 'elsewhere']) {
      const answer = await callRoute(unknown, { path: `/api/reports/${token}/${name}` });
      expectFailure(answer, { status: 404, code: 'not_found' });
    }
  });

  it('is nobody’s without the link', async () => {
    for (const token of ['AAAAAAAAAAAAAAAAAAAAAA', 'x']) {
      const answer = await callRoute(getSite, { path: `/api/reports/${token}/site` });
      expectFailure(answer, { status: 404, code: 'not_found' });
    }
  });
});

describe('a report beside two rivals', () => {
  const own = withTargetSite();

  let rivals: TargetSite[];

  beforeEach(async () => {
    rivals = await Promise.all([startTargetSite(), startTargetSite()]);
  });

  afterEach(() => Promise.all(rivals.map((site) => site.stop())));

  interface Ordered {
    reportUrl: string;
    rivals: PresentedRivals;
  }

  async function order(
    fields: { rivalOne?: string; rivalTwo?: string } = {},
  ): Promise<Ordered & { token: string }> {
    const body = { url: own().url, email: 'dana@whitlock.example', businessName: 'Whitlock', ...fields };
    const { text } = await postJson(POST, '/api/seo-audit', body);
    const ordered: Ordered = JSON.parse(text);
    return { ...ordered, token: ordered.reportUrl.split('/').at(-1) ?? '' };
  }

  async function ask(token: string, language = 'en'): Promise<PresentedRivals> {
    const headers = { 'accept-language': language };
    return JSON.parse((await callRoute(getRivals, { path: `/api/reports/${token}/rivals`, headers })).text);
  }

  async function mailsOf(kind: string): Promise<string> {
    const rows = await database().selectFrom('outbox').select('payload').where('kind', '=', kind).execute();
    return rows.map(({ payload }) => payload).join();
  }

  const finishRivals = () => finishJobs([createRivalJob()]);

  const both = () => ({ rivalOne: rivals[0]?.url, rivalTwo: rivals[1]?.url });

  const lineOf = (text: string) => sends(200, soundHtml.replace(/<title>.*<\/title>/, text));

  it('answers before any of them is read, and shows them side by side afterwards', async () => {
    own().page = lineOf('');
    if (rivals[1]) rivals[1].page = lineOf('<title>Home</title>');
    const { token, rivals: first } = await order(both());
    expect(first).toMatchObject({ state: 'open', comparison: null });
    expect(rivals.flatMap(({ asked }) => asked)).toEqual([]);
    await finishRivals();
    const { state, progressPath, pages, comparison, message } = await ask(token);
    expect({ state, progressPath }).toEqual({ state: 'done', progressPath: null });
    expect(message).toBe('Both rivals’ pages score higher than yours.');
    expect(pages.map(({ letter, name }) => [letter, name])).toEqual([
      ['You', own().host],
      ['A', rivals[0]?.host],
      ['B', rivals[1]?.host],
    ]);
    const [total] = comparison?.scores ?? [];
    const [mine = 0, a = 0, b = 0] = total?.cells.map(({ score }) => score ?? 0) ?? [];
    expect(mine).toBeLessThan(b);
    expect(b).toBeLessThan(a);
    expect(comparison?.ahead[0]).toMatchObject({
      title: 'Google has no title to show for this page',
      who: 'Fine at: A and B',
    });
    expect(comparison?.ahead[0]?.fix).toContain('<title>');
    expect(comparison?.ahead.length).toBeLessThanOrEqual(3);
    const title = comparison?.checks.rows.find(({ id }) => id === 'document-title');
    expect(title?.cells.map(({ verdict }) => verdict)).toEqual(['fault', 'fine', 'fine']);
    expect(comparison?.checks.rows.find(({ id }) => id === 'title-is-default')?.cells[2]?.verdict).toBe(
      'fault',
    );
    // Nothing of Google's was measured: the only figure of speed is ours.
    expect(comparison?.speed.map(({ id }) => id)).toEqual(['ttfb']);
    const inGerman = await ask(token, 'de');
    expect(inGerman.pages[0]?.letter).toBe('Sie');
    expect(inGerman).toEqual((await presentReport(token, 'de'))?.rivals);
  });

  it('shows the figures that the report shows of the same page', async () => {
    const { token } = await order(both());
    await finishRivals();
    const { comparison } = await ask(token);
    const stored = await database().selectFrom('audit_runs').select('facts').executeTakeFirstOrThrow();
    const { metrics } = auditFactsSchema.parse(JSON.parse(stored.facts));
    const shown = new Map(comparison?.scores.map(({ id, cells }) => [id, cells[0]?.score]));
    expect(shown.get('loadSpeed')).toBe(metrics.loadSpeed.score);
    expect(shown.get('mobileScore')).toBe(metrics.mobileScore.score);
    expect(shown.get('securityScore')).toBe(metrics.securityScore.score);
    for (const area of ['speed', 'mobile', 'security']) expect(shown.has(area)).toBe(false);
  });

  it('says why one can’t be read, and compares with the other', async () => {
    if (rivals[0]) rivals[0].page = sends(403, 'No robots');
    const { token } = await order(both());
    await finishRivals();
    const { pages, comparison } = await ask(token);
    expect(pages[1]).toEqual({
      letter: 'A',
      name: rivals[0]?.url,
      note: 'The server turned our program away, which says nothing about the website.',
    });
    expect(comparison?.letters).toEqual(['You', 'B']);
  });

  it('never asks an address that it must not, the own website, or one twice', async () => {
    const { token, rivals: first } = await order({ rivalOne: 'http://192.168.0.1/', rivalTwo: own().url });
    expect(first.pages.slice(1).map(({ note }) => note)).toEqual([
      'This isn’t the address of a website that we can read.',
      'This is your own website.',
    ]);
    expect(first.state).toBe('done');
    const [url] = rivals.map((site) => site.url);
    await postJson(compare, `/api/reports/${token}/rivals`, { rivalOne: url, rivalTwo: url });
    expect((await ask(token)).pages[2]?.note).toBe('This is the same website as the other one.');
  });

  it('takes other rivals under its link, from a plain form, too', async () => {
    const { token, rivals: first } = await order();
    expect(first).toMatchObject({ state: 'none', pages: [], comparison: null });
    const answer = await postForm(compare, first.form.action, {
      rivalOne: rivals[0]?.host ?? '',
      rivalTwo: '',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/reports/${token}#rivals-title`]);
    await finishRivals();
    expect((await ask(token)).comparison?.letters).toEqual(['You', 'A']);
    expect((await ask(token)).form.rivalOne).toBe(rivals[0]?.host);
  });

  it('reads them again with the report', async () => {
    const { token } = await order({ rivalOne: rivals[0]?.url });
    await finishRivals();
    await postForm(rerun, `/api/reports/${token}`, {});
    const again = await ask(token);
    // The last figures stay until there are new ones.
    expect(again).toMatchObject({ state: 'open', comparison: { letters: ['You', 'A'] } });
    await finishRivals();
    expect((await ask(token)).state).toBe('done');
  });

  it('tries again after a failure of ours, and then says that we had no time', async () => {
    const { token } = await order({ rivalOne: rivals[0]?.url });
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const audit = () => Promise.reject(new Error('no'));
    for (let hour = 0; hour < 4; hour += 1) {
      await finishJobs([createRivalJob({ audit })], { now: () => Date.now() + hour * 3_600_000 });
      if (hour < 2) expect((await ask(token)).state).toBe('open');
    }
    logged.mockRestore();
    expect((await ask(token)).pages[1]?.note).toBe('We had no time for it. Please compare again later.');
  });

  it('is told in one sentence of the later mail, and no mail has the names that the form’s sender typed', async () => {
    const { token } = await order(both());
    const report = await mailsOf('audit-report');
    expect(report).toContain('Your SEO report');
    await finishJobs([createRivalJob(), createSiteJob()]);
    const [total] = (await ask(token)).comparison?.scores ?? [];
    const [mine, a, b] = total?.cells.map(({ text }) => text) ?? [];
    await finishJobs([siteMailJob], { now: () => Date.now() + 60_000 });
    const site = await mailsOf('audit-site');
    expect(site).toContain(`Your page scores ${mine}, your rivals’ ${a} and ${b}.`);
    for (const { host } of rivals) expect(report + site).not.toContain(host);
  });

  it('is nobody’s without the link', async () => {
    const path = '/api/reports/AAAAAAAAAAAAAAAAAAAAAA/rivals';
    expectFailure(await callRoute(getRivals, { path }), { status: 404, code: 'not_found' });
    expectFailure(await postJson(compare, path, both()), { status: 404, code: 'not_found' });
  });
});

describe('“I’ve done this”', () => {
  let site: PagesSite;

  beforeEach(async () => {
    site = await startPagesSite();
  });

  afterEach(() => site.stop());

  const paths = ['/', '/prices', '/team', '/repairs'];

  const title = '<title>Home</title>';

  /** A website of four pages; three have the title Home, and a link in the menu leads nowhere. */
  async function orderFaulty(): Promise<string> {
    for (const path of paths) site.pages.set(path, sitePage(`Page ${path}`, [...paths, '/gone'], title));
    site.pages.set('/', sitePage('Hot water repairs', [...paths, '/gone']));
    const report = await orderReport(`${site.origin}/`);
    await finishJobs([createSiteJob()]);
    site.asked.length = 0;
    return report;
  }

  async function findRepair(report: string, kind: string) {
    const plan = (await presentReport(report, 'en'))?.plan;
    const repair = [...(plan?.repairs ?? []), ...(plan?.later ?? [])].find((each) => each.kind === kind);
    if (!plan || !repair) throw new Error(`The report has no repair of the kind ${kind}.`);
    return { plan, repair };
  }

  async function press(report: string, repair: string): Promise<RepairPlan> {
    const { status, text } = await postJson(prove, `/api/reports/${report}/repairs`, { repair });
    expect(status).toBe(200);
    return JSON.parse(text).plan;
  }

  async function pressFor(report: string, kind: string) {
    const { repair } = await findRepair(report, kind);
    await press(report, repair.id);
    return (await findRepair(report, kind)).repair.proof;
  }

  const mendTitles = () => {
    for (const path of paths) site.pages.set(path, sitePage(`Page ${path}`, [...paths, '/gone']));
  };

  it('says what is still there, then ticks it off with day and time, and the report remembers', async () => {
    const report = await orderFaulty();
    const { repair } = await findRepair(report, 'titles');
    expect(repair.proof).toEqual({ state: 'open', text: '', lines: [] });
    site.pages.set('/prices', sitePage('Prices', [...paths, '/gone']));
    const [left] = [await pressFor(report, 'titles')];
    expect(left?.state).toBe('left');
    expect(left?.text).toMatch(/^Still there on .+ 20\d\d at .+, when we read 3 pages of 3 again:$/);
    expect(left?.lines.join()).toMatch(/\/repairs, \/team|\/team, \/repairs/);
    expect(left?.lines.join()).not.toContain('/prices');
    // robots.txt and the pages of the repair: nothing else of the website.
    expect(site.asked.toSorted()).toEqual(['/prices', '/repairs', '/robots.txt', '/team']);
    mendTitles();
    await database()
      .updateTable('repair_proofs')
      .set({ tried_at: Date.now() - 60_000 })
      .execute();
    expect(await pressFor(report, 'titles')).toMatchObject({ state: 'proven', lines: [] });
    const { plan } = await findRepair(report, 'titles');
    expect(plan.proof?.history).toMatchObject([{ title: repair.title }]);
    // Proven once, it is not read again.
    site.asked.length = 0;
    expect(await press(report, repair.id)).toEqual(plan);
    expect(site.asked).toEqual([]);
    // A new run finds nothing to repair there, and the history stays.
    await database().updateTable('audit_crawls').set({ started_at: 0 }).execute();
    await postForm(rerun, `/api/reports/${report}`, {});
    await finishJobs([createSiteJob()]);
    const again = (await presentReport(report, 'de'))?.plan;
    expect(again?.repairs.map(({ kind }) => kind)).not.toContain('titles');
    expect(again?.proof?.history).toHaveLength(1);
  });

  it('proves links that lead nowhere, by what they lead to or by the pages that had them', async () => {
    const report = await orderFaulty();
    expect((await pressFor(report, 'missing-address'))?.lines.join()).toContain('/gone');
    await database()
      .updateTable('repair_proofs')
      .set({ tried_at: Date.now() - 60_000 })
      .execute();
    site.pages.set('/gone', sends(302, '', { location: '/prices' }));
    expect(await pressFor(report, 'missing-address')).toMatchObject({ state: 'proven' });
  });

  it.each([
    ['refused', sends(403, '<title>Just a moment...</title>', { 'cf-mitigated': 'challenge' })],
    ['unread', sends(503, 'Back soon')],
    ['unread', sends(404, 'Gone')],
  ] as const)('ticks nothing off where the answer is no answer: %s', async (state, answer) => {
    const report = await orderFaulty();
    for (const path of paths) site.pages.set(path, answer);
    expect(await pressFor(report, 'titles')).toMatchObject({ state, lines: [] });
  });

  it('keeps to robots.txt', async () => {
    const report = await orderFaulty();
    site.pages.set(
      '/robots.txt',
      sends(200, 'User-agent: *\nDisallow: /team', { 'content-type': 'text/plain' }),
    );
    mendTitles();
    expect(await pressFor(report, 'titles')).toMatchObject({ state: 'closed' });
    expect(site.asked).not.toContain('/team');
  });

  it('reads once for a double click, and in the evening no more for a report that was asked all day', async () => {
    const report = await orderFaulty();
    const { repair } = await findRepair(report, 'titles');
    await Promise.all([press(report, repair.id), press(report, repair.id)]);
    await press(report, repair.id);
    expect(site.asked.filter((path) => path === '/team')).toHaveLength(1);
    const [row] = await database().selectFrom('repair_proofs').selectAll().execute();
    if (!row) throw new Error('Nothing was stored.');
    for (let hour = 1; hour < triesADay; hour += 1) {
      const tried_at = row.tried_at - hour * 60_000;
      await database()
        .insertInto('repair_proofs')
        .values({ ...row, repair: 'other', tried_at })
        .execute();
    }
    await database().updateTable('repair_proofs').set({ repair: 'other' }).execute();
    const answer = await postJson(prove, `/api/reports/${report}/repairs`, { repair: repair.id });
    expectFailure(answer, { status: 429, code: 'rate_limited' });
  });

  it('waits for a press that another process reads for, or that died, before it reads itself', async () => {
    const report = await orderFaulty();
    const { repair } = await findRepair(report, 'titles');
    await database()
      .insertInto('proof_readings')
      .values({ token: report, repair: repair.id, claim: 'elsewhere', expires_at: Date.now() + 400 })
      .execute();
    const answer = press(report, repair.id);
    expect(site.asked).toEqual([]);
    await answer;
    expect(site.asked).toContain('/team');
    expect(await database().selectFrom('proof_readings').selectAll().execute()).toEqual([]);
  });

  // A request would wait ten seconds for the page.
  it('ends in time on a website that doesn’t answer, with what it has read', async () => {
    site.pages.set('/slow', () => undefined);
    const pages = [`${site.origin}/slow`];
    const plan = { needsAudit: false, pages, addresses: [], needsSitemap: false, of: 1 };
    const website = { url: `${site.origin}/`, origin: site.origin, businessName: '' };
    const { records } = await readForProof(plan, { ...website, endsAt: performance.now() + 1000 });
    expect(records.filter(({ kind }) => kind !== 'failed')).toEqual([]);
  }, 9_500);

  it('works as a form without script, and is nobody’s without the link', async () => {
    const report = await orderFaulty();
    const { repair } = await findRepair(report, 'titles');
    const path = `/api/reports/${report}/repairs`;
    const sent = await postForm(prove, path, { repair: repair.id, locale: 'de' });
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/de/reports/${report}#repair-${repair.id}`,
    ]);
    const unknown = await postForm(prove, path, { repair: 'nothing', locale: 'de' });
    expect(unknown.headers.get('location')).toBe(`/de/reports/${report}#not-proven`);
    const nobody = '/api/reports/AAAAAAAAAAAAAAAAAAAAAA/repairs';
    expectFailure(await postJson(prove, nobody, { repair: repair.id }), {
      status: 404,
      code: 'not_found',
    });
  });
});
