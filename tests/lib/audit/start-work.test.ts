import { queueCrawl } from '@/lib/audit/site/crawl-store';
import { startWork } from '@/lib/audit/start-work';
import { workOnCrawls } from '@/lib/audit/work-on-crawls';
import type { OpenDatabase } from '@/lib/db/database';
import { heldWork } from '@/tests/support/held-work';
import { type TestStore, testStores } from '@/tests/support/postgres-or-sqlite';
import { sampleCrawl } from '@/tests/support/sample-site';

const noon = Date.parse('2026-11-26T02:00:00Z');
const tokens = ['a', 'b', 'c', 'd', 'e'];

describe.each(testStores)('twenty requests at once on %s', (_name, startStore) => {
  let store: TestStore;
  let database: OpenDatabase;

  beforeAll(async () => {
    store = await startStore();
    database = await store.open();
    const { db } = database;
    for (const token of tokens) {
      const link = { token, subject: token, url: '', business_name: '', created_at: noon };
      await db
        .insertInto('audit_links')
        .values({ ...link, expires_at: noon + 1e9 })
        .execute();
    }
  }, 60_000);
  afterAll(() => store.stop());

  const queueAll = (queue: (trx: Parameters<typeof queueCrawl>[0], token: string) => Promise<void>) =>
    database.db.transaction().execute(async (trx) => {
      for (const token of tokens) await queue(trx, token);
    });

  it('start two of five crawls', async () => {
    const work = heldWork(sampleCrawl());
    await queueAll((trx, token) => {
      const site = `${token}.example`;
      return queueCrawl(trx, { token, site, url: `https://${site}/`, locale: 'en', email: null }, noon);
    });
    const options = { db: database.db, now: () => noon, crawl: work.run, countVisits: () => 0 };
    const started = await Promise.all(Array.from({ length: 20 }, () => workOnCrawls(options)));
    const rows = await database.db.selectFrom('audit_crawls').select('state').execute();
    expect(rows.filter(({ state }) => state === 'running')).toHaveLength(2);
    await work.started(2);
    work.release();
    await Promise.all(started.map(({ finished }) => finished));
    expect(work.most()).toBeLessThanOrEqual(2);
  });
});

describe('startWork', () => {
  it('gives the place back when nothing is due or the claim fails', async () => {
    const running = new Set<Promise<unknown>>();
    const run = async () => undefined;
    await startWork(running, 1, { claim: async () => undefined, run });
    const failing = { claim: () => Promise.reject(new Error('no database')), run };
    await expect(startWork(running, 1, failing)).rejects.toThrow('no database');
    expect(running.size).toBe(0);
  });
});
