import '@/tests/support/audit-environment';
import { POST as prove } from '@/app/api/reports/[token]/[part]/route';
import { POST as rerun } from '@/app/api/reports/[token]/route';
import { triesADay } from '@/lib/audit/parts/prove-repair';
import { createSiteJob } from '@/lib/audit/parts/site-job';
import { readForProof } from '@/lib/audit/proof/read-for-proof';
import { presentReport } from '@/lib/audit/report/present-report';
import type { RepairPlan } from '@/lib/audit/report/presented-repairs';
import { database } from '@/lib/db/database';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { finishJobs } from '@/tests/support/finish-jobs';
import { type PagesSite, sitePage, startPagesSite } from '@/tests/support/pages-site';
import { postForm, postJson, withAuditDatabase } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { orderReport } from '@/tests/support/route-watch';
import { sends } from '@/tests/support/target-site';

jest.setTimeout(60_000);

withAuditDatabase();
let site: PagesSite;
beforeEach(async () => {
  site = await startPagesSite();
});
afterEach(() => site.stop());
afterAll(() => closeParser());

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

describe('“I’ve done this”', () => {
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
    await press(report, repair.id);
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
    expectFailure(await postJson(prove, nobody, { repair: repair.id }), { status: 404, code: 'not_found' });
  });
});
