import { forgetAddress } from '@/lib/audit/crawl/crawl-mail-store';
import { beginCrawl, finishCrawl, saveRecord } from '@/lib/audit/crawl/crawl-progress';
import type { crawlSite } from '@/lib/audit/crawl/crawl-site';
import { findCrawl, queueCrawl, readRecords } from '@/lib/audit/crawl/crawl-store';
import { createSiteJob } from '@/lib/audit/jobs/site-job';
import { siteMailJob } from '@/lib/audit/jobs/site-mail-job';
import { insertRun } from '@/lib/audit/report/audit-store';
import { ClaimLost, claimJob } from '@/lib/jobs/job-store';
import { leaseMs } from '@/lib/jobs/limits';
import { log } from '@/lib/log/log';
import { finishJobs } from '@/tests/support/finish-jobs';
import { testStores, useNewDatabases } from '@/tests/support/postgres-or-sqlite';
import { sampleAuditFacts } from '@/tests/support/sample-audit-facts';
import { sampleCrawl, sampleSiteAudit } from '@/tests/support/sample-site';
import { pageRecord } from '@/tests/support/site-graph';

const noon = Date.parse('2026-11-22T12:00:00Z');
const minute = 60_000;
const gapMs = 10 * minute;

describe.each(testStores)('crawls on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);

  beforeEach(() => {
    globalThis.siteJobs = undefined;
  });

  async function queue(
    token: string,
    { now = noon, site = `${token}.example`, email = 'ann@example.com' } = {},
  ) {
    const { db } = database;
    await db
      .insertInto('audit_links')
      .values({ token, subject: token, url: '', business_name: '', created_at: now, expires_at: now + 1e9 })
      .onConflict((conflict) => conflict.column('token').doNothing())
      .execute();
    const crawl = { token, url: `https://${site}/`, site, locale: 'en', email };
    await db.transaction().execute((trx) => queueCrawl(trx, crawl, now));
  }
  async function claimed(now = noon) {
    const job = await claimJob(database.db, 'site', now);
    if (!job) throw new Error('Nothing was claimed.');
    return job;
  }
  const begin = async (now = noon) => {
    const job = await claimed(now);
    return { job, begun: await beginCrawl(database.db, job, { now, gapMs }) };
  };
  const reading = (number: number, now = noon) => ({
    ...{ record: pageRecord(`/${number}`), number, waiting: 5, spentMs: 1000 * number, now },
  });
  const result = (mailDueAt = noon) => ({ audit: sampleSiteAudit(), now: noon, mailDueAt });
  const work = (now: number, crawl: typeof crawlSite = async () => sampleCrawl()) =>
    finishJobs([createSiteJob({ crawl, countVisits: () => 0 })], { db: database.db, now: () => now });
  const mails = () => database.db.selectFrom('outbox').select(['kind', 'payload']).execute();
  const mailAt = (now: number) => finishJobs([siteMailJob], { db: database.db, now: () => now });

  it('of one website begin one after the other, ten minutes apart', async () => {
    await queue('one', { site: 'smith.example' });
    await queue('two', { site: 'smith.example', now: noon + 1 });
    const crawled: number[] = [];
    const crawl = async () => {
      crawled.push(crawled.length);
      return sampleCrawl();
    };
    await work(noon + 1, crawl);
    expect(crawled).toHaveLength(1);
    await work(noon + gapMs, crawl);
    expect(crawled).toHaveLength(1);
    await work(noon + gapMs + 1, crawl);
    expect(crawled).toHaveLength(2);
    expect(await findCrawl(database.db, 'two')).toMatchObject({ state: 'done' });
  });

  it('of one website begin once, whatever processes claim them at the same time', async () => {
    for (const token of ['one', 'two', 'three']) await queue(token, { site: 'smith.example' });
    const begun = await Promise.all([begin(), begin(), begin()]);
    const waits = begun.flatMap(({ begun }) =>
      begun !== 'gone' && 'waitUntil' in begun ? begun.waitUntil : [],
    );
    expect(waits).toEqual([noon + gapMs, noon + gapMs]);
  });

  it('that wait for another one of their website use up no attempt', async () => {
    await queue('one', { site: 'smith.example' });
    await work(noon);
    await queue('two', { site: 'smith.example' });
    for (let time = 0; time < gapMs; time += minute) await work(noon + time);
    const [job] = await database.db.selectFrom('jobs').selectAll().where('key', '=', 'two').execute();
    expect(job).toMatchObject({ attempts: 0, due_at: noon + gapMs });
  });

  it('whose process died are taken up by another one, with what was read', async () => {
    await queue('one');
    const first = (await begin()).job;
    for (const number of [1, 2]) await saveRecord(database.db, first, reading(number));
    const { job: second, begun } = await begin(noon + leaseMs);
    expect(begun).toEqual({ url: 'https://one.example/', spentMs: 2000 });
    expect(await readRecords(database.db, 'one')).toEqual([pageRecord('/1'), pageRecord('/2')]);
    // The first process was only slow.
    await expect(saveRecord(database.db, first, reading(3))).rejects.toBeInstanceOf(ClaimLost);
    await expect(finishCrawl(database.db, first, result())).rejects.toBeInstanceOf(ClaimLost);
    await saveRecord(database.db, second, reading(3, noon + leaseMs));
    expect(await findCrawl(database.db, 'one')).toMatchObject({
      state: 'running',
      readCount: 3,
      waitingCount: 5,
      latest: ['/3', '/2', '/1'].map((path) => `https://www.smith.example${path}`),
    });
  });

  it('stay with a process that stores what it has read', async () => {
    await queue('one');
    const { job } = await begin();
    await saveRecord(database.db, job, reading(1, noon + leaseMs / 2));
    expect(await claimJob(database.db, 'site', noon + leaseMs)).toBeUndefined();
  });

  it('that fail again and again are given up, and nobody is mailed', async () => {
    await queue('one');
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const fails = () => Promise.reject(new Error('no'));
    for (let attempt = 0; attempt < 5; attempt += 1) await work(noon + attempt * minute, fails);
    expect(logged).toHaveBeenCalledTimes(4);
    logged.mockRestore();
    expect(await findCrawl(database.db, 'one')).toMatchObject({ state: 'failed', willMail: false });
    expect(await database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  it('are mailed when they are over and due, once, and only what the pages found is kept', async () => {
    await queue('one');
    const run = { token: 'one', facts: sampleAuditFacts(), now: noon };
    await database.db.transaction().execute((trx) => insertRun(trx, run));
    const { job } = await begin();
    await saveRecord(database.db, job, reading(1));
    await finishCrawl(database.db, job, result(noon + 20_000));
    expect(await findCrawl(database.db, 'one')).toMatchObject({ state: 'done', audit: sampleSiteAudit() });
    expect(await readRecords(database.db, 'one')).toEqual([]);
    await mailAt(noon + 19_999);
    expect(await mails()).toEqual([]);
    for (const now of [noon + 20_000, noon + minute]) await mailAt(now);
    const [mail, ...others] = await mails();
    expect(mail).toMatchObject({ kind: 'audit-site', payload: expect.stringContaining('ann@example.com') });
    expect(others).toEqual([]);
    expect(await findCrawl(database.db, 'one')).toMatchObject({ willMail: false });
  });

  it('are mailed to nobody who has seen the result', async () => {
    await queue('one');
    await finishCrawl(database.db, (await begin()).job, result());
    const forgotten = [await forgetAddress(database.db, 'one'), await forgetAddress(database.db, 'one')];
    expect(forgotten).toEqual([true, false]);
    await mailAt(noon);
    expect(await mails()).toEqual([]);
    expect(await database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  it('asked for again stay as they are for ten minutes, and begin anew after that', async () => {
    await queue('one');
    const { job } = await begin();
    await saveRecord(database.db, job, reading(1));
    await queue('one', { now: noon + minute });
    expect(await readRecords(database.db, 'one')).toHaveLength(1);
    await queue('one', { now: noon + 11 * minute });
    expect(await findCrawl(database.db, 'one')).toMatchObject({ state: 'queued', readCount: 0, latest: [] });
    await expect(saveRecord(database.db, job, reading(2))).rejects.toBeInstanceOf(ClaimLost);
  });

  it('go with their report', async () => {
    await queue('one');
    await saveRecord(database.db, (await begin()).job, reading(1));
    await database.db.deleteFrom('audit_links').execute();
    expect(await findCrawl(database.db, 'one')).toBeUndefined();
    expect(await readRecords(database.db, 'one')).toEqual([]);
    expect(await database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });
});
