import {
  ClaimLost,
  claimCrawl,
  claimMs,
  finishCrawl,
  giveUpCrawls,
  renewClaim,
  saveRecord,
} from '@/lib/audit/site/crawl-claims';
import { findUnseen, forgetAddress } from '@/lib/audit/site/crawl-mail-store';
import { findCrawl, queueCrawl, readRecords } from '@/lib/audit/site/crawl-store';
import type { OpenDatabase } from '@/lib/db/database';
import { type TestStore, testStores } from '@/tests/support/postgres-or-sqlite';
import { sampleSiteAudit } from '@/tests/support/sample-site';
import { pageRecord } from '@/tests/support/site-graph';

const noon = Date.parse('2026-11-22T12:00:00Z');
const minute = 60_000;
const gapMs = 10 * minute;

describe.each(testStores)('crawls on %s', (_name, startStore) => {
  let store: TestStore;
  let database: OpenDatabase;

  beforeAll(async () => {
    store = await startStore();
  });
  beforeEach(async () => {
    database = await store.open();
  });
  afterAll(() => store.stop());

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
  const claim = (now = noon) => claimCrawl(database.db, { now, gapMs });
  async function claimed(now = noon) {
    const crawl = await claim(now);
    if (!crawl) throw new Error('Nothing was claimed.');
    return crawl;
  }
  const reading = (number: number, now = noon) => ({
    ...{ record: pageRecord(`/${number}`), number, waiting: 5, spentMs: 1000 * number, now },
  });

  it('are claimed by one process each, however many ask at once', async () => {
    for (const token of ['one', 'two', 'three']) await queue(token);
    const taken = await Promise.all(Array.from({ length: 8 }, () => claim()));
    const tokens = taken.flatMap((crawl) => crawl?.token ?? []);
    expect(tokens.sort()).toEqual(['one', 'three', 'two']);
  });

  it('of one website begin one after the other, ten minutes apart', async () => {
    await queue('one', { site: 'smith.example' });
    await queue('two', { site: 'smith.example', now: noon + 1 });
    const taken = await Promise.all([claim(), claim()]);
    expect(taken.flatMap((crawl) => crawl?.token ?? [])).toEqual(['one']);
    const [first] = taken.flatMap((crawl) => crawl ?? []);
    if (first) await finishCrawl(database.db, first, { audit: sampleSiteAudit(), mailDueAt: noon });
    expect(await claim(noon + gapMs - 1)).toBeUndefined();
    expect(await claim(noon + gapMs + 1)).toMatchObject({ token: 'two' });
  });

  it('whose process died are taken up by another one, with what was read', async () => {
    await queue('one');
    const first = await claimed();
    for (const number of [1, 2]) await saveRecord(database.db, first, reading(number));
    expect(await claim(noon + claimMs - 1)).toBeUndefined();
    const second = await claimed(noon + claimMs);
    expect(second).toMatchObject({ token: 'one', attempts: 2, spentMs: 2000 });
    expect(await readRecords(database.db, 'one')).toEqual([pageRecord('/1'), pageRecord('/2')]);
    // The first process was only slow.
    await expect(saveRecord(database.db, first, reading(3))).rejects.toBeInstanceOf(ClaimLost);
    const end = { audit: sampleSiteAudit(), mailDueAt: noon };
    await expect(finishCrawl(database.db, first, end)).rejects.toBeInstanceOf(ClaimLost);
    await saveRecord(database.db, second, reading(3, noon + claimMs));
    expect(await findCrawl(database.db, 'one')).toMatchObject({
      state: 'running',
      readCount: 3,
      waitingCount: 5,
      latest: ['/3', '/2', '/1'].map((path) => `https://www.smith.example${path}`),
    });
  });

  it('stay with a process that says it is still at work', async () => {
    await queue('one');
    const first = await claimed();
    await renewClaim(database.db, first, noon + minute / 2);
    expect(await claim(noon + claimMs)).toBeUndefined();
  });

  it('that end their process again and again are given up, and nobody is mailed', async () => {
    await queue('one');
    let now = noon;
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await claimed(now)).toMatchObject({ attempts: attempt });
      now += claimMs;
    }
    expect(await claim(now)).toBeUndefined();
    await giveUpCrawls(database.db, now);
    expect(await findCrawl(database.db, 'one')).toMatchObject({ state: 'failed', willMail: false });
  });

  it('are mailed when they are over and due, once, and only what the pages found is kept', async () => {
    await queue('one');
    const crawl = await claimed();
    await saveRecord(database.db, crawl, reading(1));
    await finishCrawl(database.db, crawl, { audit: sampleSiteAudit(), mailDueAt: noon + 20_000 });
    expect(await findCrawl(database.db, 'one')).toMatchObject({ state: 'done', audit: sampleSiteAudit() });
    expect(await readRecords(database.db, 'one')).toEqual([]);
    expect(await findUnseen(database.db, noon + 19_999)).toEqual([]);
    expect(await findUnseen(database.db, noon + 20_000)).toMatchObject([
      { token: 'one', email: 'ann@example.com' },
    ]);
    expect([await forgetAddress(database.db, 'one'), await forgetAddress(database.db, 'one')]).toEqual([
      true,
      false,
    ]);
    expect(await findUnseen(database.db, noon + 20_000)).toEqual([]);
  });

  it('asked for again stay as they are for ten minutes, and begin anew after that', async () => {
    await queue('one');
    const crawl = await claimed();
    await saveRecord(database.db, crawl, reading(1));
    await queue('one', { now: noon + minute });
    expect(await readRecords(database.db, 'one')).toHaveLength(1);
    await queue('one', { now: noon + 11 * minute });
    expect(await findCrawl(database.db, 'one')).toMatchObject({ state: 'queued', readCount: 0, latest: [] });
    await expect(saveRecord(database.db, crawl, reading(2))).rejects.toBeInstanceOf(ClaimLost);
  });

  it('go with their report', async () => {
    await queue('one');
    await saveRecord(database.db, await claimed(), reading(1));
    await database.db.deleteFrom('audit_links').execute();
    expect(await findCrawl(database.db, 'one')).toBeUndefined();
    expect(await readRecords(database.db, 'one')).toEqual([]);
  });
});
