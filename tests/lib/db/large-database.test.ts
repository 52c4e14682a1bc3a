import { type RawBuilder, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { createMissingIndexes } from '@/lib/db/indexes/create-missing-indexes';
import { largeTableIndexes } from '@/lib/db/indexes/large-table-indexes';
import { migrateToLatest } from '@/lib/db/migrate';
import { migrations } from '@/lib/db/migrations/registry';
import { listTableParts } from '@/lib/db/table-parts';
import { addOldProgress, lacksProgress } from '@/lib/staff/add-old-progress';
import { findLeads } from '@/lib/staff/desk-leads-store';
import { filterSchema } from '@/lib/staff/schema';
import { type TestStore, testStores } from '@/tests/support/postgres-or-sqlite';

/** More than a migration reads. */
const leadCount = 20_001;
const now = Date.parse('2026-11-23T10:00+10:00');

describe.each(testStores)('an old, large database on %s', (_name, start) => {
  let store: TestStore;
  let open: OpenDatabase;
  let other: OpenDatabase;
  beforeAll(async () => {
    store = await start();
    const place = await store.place();
    open = openDatabase(place);
    other = openDatabase(place);
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db: open.db, provider }).migrateTo('0024-waiting-mails');
    await insert(sql`leads (id, received_at, name, email, phone, service, message, source, locale, spam_marks, mail_key)
      select 'lead-' || i, cast(${now - leadCount} as bigint) + i, 'Dana', 'dana@a.example', '', 'seo', 'Hello', 'quote', 'fa', '', 'mail-' || i
      from numbers`);
    await insert(sql`lead_routing (lead_id, received_at, route, mailbox)
      select 'lead-' || i, i, case when i % 2 = 0 then 'own' else 'digest' end, 'dana@a.example' from numbers`);
    await sql`insert into lead_progress (lead_id, state, taken_by, version, updated_at)
      values ('lead-1', 'answered', 'anna@cornerpiece.example', 2, 9)`.execute(open.db);
    await migrateToLatest(open.db);
  });
  afterAll(async () => {
    await Promise.all([open.close(), other.close()]);
    await store.stop();
  });

  const insert = (rows: RawBuilder<unknown>) =>
    sql`with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${leadCount})
      insert into ${rows}`.execute(open.db);
  const listIndexes = async () => {
    const { rows } = await (open.pool
      ? sql<{ name: string }>`select indexname as name from pg_indexes`
      : sql<{ name: string }>`select name from sqlite_master where type = 'index'`
    ).execute(open.db);
    return rows.map(({ name }) => name);
  };

  it('is not read by its migrations, which leave indexes of its large tables and the rows of the desk', async () => {
    const indexes = await listIndexes();
    expect(indexes).toContain('results_kind');
    expect(indexes).not.toContain('leads_with_address');
    expect(await lacksProgress(open.reading)).toBe(true);
  });

  it('gets the missing indexes beside the site, from two processes at once', async () => {
    await Promise.all([createMissingIndexes(open), createMissingIndexes(other)]);
    expect(await listIndexes()).toEqual(expect.arrayContaining(Object.keys(largeTableIndexes)));
  });

  it('gets the rows of the desk in steps, from two processes at once, and what staff did stays', async () => {
    const apart = other.openApart();
    await Promise.all([addOldProgress(open, 0), addOldProgress({ ...other, db: apart }, 0)]);
    await apart.destroy();
    expect(await lacksProgress(open.reading)).toBe(false);
    const { rows: states } = await sql<{ state: string; count: number }>`select state, count(*) as count
      from lead_progress group by state order by state`.execute(open.db);
    expect(states).toEqual([
      { state: 'answered', count: 1 },
      { state: 'new', count: 10_000 },
      { state: 'spam', count: 10_000 },
    ]);
    const { rows } = await findLeads(open.reading, filterSchema.parse({ state: 'answered' }), now, 50);
    expect(rows).toMatchObject([{ id: 'lead-1', taken_by: 'anna@cornerpiece.example', source: 'quote' }]);
    const { rows: newest } = await findLeads(open.reading, filterSchema.parse({ state: 'all' }), now, 1);
    expect(newest).toMatchObject([{ id: `lead-${leadCount}`, received_at: now }]);
  });

  it('is read in parts, each row once', async () => {
    const parts = await listTableParts(open.reading, 'leads');
    expect(parts.length).toBeGreaterThan(open.pool ? 0 : 10);
    let count = 0;
    for (const part of parts)
      count += (await open.reading.selectFrom('leads').select('id').where(part).execute()).length;
    expect(count).toBe(leadCount);
  });
});
