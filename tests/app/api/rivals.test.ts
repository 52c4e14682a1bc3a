import '@/tests/support/audit-environment';
import { POST as compare, GET } from '@/app/api/reports/[token]/[part]/route';
import { POST as rerun } from '@/app/api/reports/[token]/route';
import { POST } from '@/app/api/seo-audit/route';
import { auditFactsSchema } from '@/lib/audit/engine/audit-facts';
import { createRivalJob } from '@/lib/audit/parts/rival-job';
import { createSiteJob } from '@/lib/audit/parts/site-job';
import { siteMailJob } from '@/lib/audit/parts/site-mail-job';
import type { PresentedRivals } from '@/lib/audit/report/rivals/presented-rivals';
import { database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { finishJobs } from '@/tests/support/finish-jobs';
import { postForm, postJson, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';
import { sends, soundHtml, startTargetSite, type TargetSite } from '@/tests/support/target-site';

// Pages are parsed in a process of its own, which takes its time to start on a busy machine.
jest.setTimeout(60_000);

withAuditDatabase();
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
  return JSON.parse((await callRoute(GET, { path: `/api/reports/${token}/rivals`, headers })).text);
}

async function mailsOf(kind: string): Promise<string> {
  const rows = await database().selectFrom('outbox').select('payload').where('kind', '=', kind).execute();
  return rows.map(({ payload }) => payload).join();
}

const finishRivals = () => finishJobs([createRivalJob()]);
const both = () => ({ rivalOne: rivals[0]?.url, rivalTwo: rivals[1]?.url });
const lineOf = (text: string) => sends(200, soundHtml.replace(/<title>.*<\/title>/, text));

describe('a report beside two rivals', () => {
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
    const [total] = comparison?.scores.rows ?? [];
    const [mine = 0, a = 0, b = 0] = total?.cells.map(({ score }) => score ?? 0) ?? [];
    expect(mine).toBeLessThan(b);
    expect(b).toBeLessThan(a);
    expect(comparison?.ahead.items[0]).toMatchObject({
      title: 'Google has no title to show for this page',
      who: 'Fine at: A and B',
    });
    expect(comparison?.ahead.items[0]?.fix).toContain('<title>');
    expect(comparison?.ahead.items.length).toBeLessThanOrEqual(3);
    const title = comparison?.checks.rows.find(({ id }) => id === 'document-title');
    expect(title?.cells.map(({ verdict }) => verdict)).toEqual(['fault', 'fine', 'fine']);
    expect(comparison?.checks.rows.find(({ id }) => id === 'title-is-default')?.cells[2]?.verdict).toBe(
      'fault',
    );
    // Nothing of Google's was measured: the only figure of speed is ours.
    expect(comparison?.speed.rows.map(({ id }) => id)).toEqual(['ttfb']);
    expect((await ask(token, 'de')).title).toBe('Neben Ihren Mitbewerbern');
  });

  it('shows the figures that the report shows of the same page', async () => {
    const { token } = await order(both());
    await finishRivals();
    const { comparison } = await ask(token);
    const stored = await database().selectFrom('audit_runs').select('facts').executeTakeFirstOrThrow();
    const { metrics } = auditFactsSchema.parse(JSON.parse(stored.facts));
    const shown = new Map(comparison?.scores.rows.map(({ id, cells }) => [id, cells[0]?.score]));
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
      note: 'The server turned our robot away, which says nothing about the website.',
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
    expect((await ask(token)).form.one.value).toBe(rivals[0]?.host);
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

  it('is told in one sentence of the mails, without the names that the form’s sender typed', async () => {
    const { token } = await order(both());
    const report = await mailsOf('audit-report');
    expect(report).toContain('The rivals you named are read after your page');
    await finishJobs([createRivalJob(), createSiteJob()]);
    const [total] = (await ask(token)).comparison?.scores.rows ?? [];
    const [mine, a, b] = total?.cells.map(({ text }) => text) ?? [];
    await finishJobs([siteMailJob], { now: () => Date.now() + 60_000 });
    const site = await mailsOf('audit-site');
    expect(site).toContain(`Your page scores ${mine}, your rivals’ ${a} and ${b}.`);
    for (const { host } of rivals) expect(report + site).not.toContain(host);
  });

  it('is nobody’s without the link', async () => {
    const path = '/api/reports/AAAAAAAAAAAAAAAAAAAAAA/rivals';
    expectFailure(await callRoute(GET, { path }), { status: 404, code: 'not_found' });
    expectFailure(await postJson(compare, path, both()), { status: 404, code: 'not_found' });
  });
});
