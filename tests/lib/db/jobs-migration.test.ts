import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { migrations } from '@/lib/db/migrations/registry';
import type { Tables } from '@/lib/db/tables';
import { type TestStore, testStores } from '@/tests/support/postgres-or-sqlite';

jest.setTimeout(30_000);

describe.each(testStores)('work that was queued before there was one queue, on %s', (_name, start) => {
  let store: TestStore;
  let opened: OpenDatabase;
  beforeAll(async () => {
    store = await start();
  }, 60_000);
  beforeEach(async () => {
    opened = openDatabase(await store.place());
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db: opened.db, provider }).migrateTo('0021-retention-clock');
    for (const token of ['a', 'b', 'c']) {
      await sql`insert into audit_links (token, subject, url, business_name, created_at, expires_at)
        values (${token}, ${token}, '', '', 1, 2)`.execute(opened.db);
    }
  });
  afterEach(() => opened.close());
  afterAll(() => store.stop());

  async function migrated(db: Kysely<Tables>, kind: string) {
    await migrateToLatest(db);
    const rows = await db.selectFrom('jobs').selectAll().orderBy('id').execute();
    return rows.filter((row) => row.kind === kind).map(({ id: _id, kind: _kind, ...row }) => row);
  }

  it('renders the pages that wait, and no others', async () => {
    const { db } = opened;
    const add = (token: string, state: string, attempts: number) =>
      sql`insert into audit_renderings (token, url, state, queued_at, claimed_until, attempts, locale, mail_key)
        values (${token}, ${`https://${token}.example/`}, ${state}, 10, 20, ${attempts}, 'en', 'm')`.execute(
        db,
      );
    await add('a', 'waiting', 1);
    await add('b', 'rendered', 1);
    expect(await migrated(db, 'phone')).toEqual([
      { key: 'a', report: 'a', queued_at: 10, due_at: 20, scheduled_at: 10, claim: null, attempts: 1 },
    ]);
    expect(await db.selectFrom('audit_renderings').select(['token', 'mail_key']).execute()).toHaveLength(2);
  });
});
