import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { migrations } from '@/lib/db/migrations/registry';
import type { Tables } from '@/lib/db/tables';
import { testStores, useStore } from '@/tests/support/postgres-or-sqlite';

describe.each(testStores)('work that was queued before there was one queue, on %s', (_name, start) => {
  const store = useStore(start);
  let opened: OpenDatabase;
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

  it('goes on with crawls, and mails the results that nobody has seen', async () => {
    const { db } = opened;
    const add = (token: string, crawl: { state: string; queued: number; until?: number; mail?: number }) =>
      sql`insert into audit_crawls (token, url, site, state, queued_at, claim, claimed_until, attempts, spent_ms,
        read_count, waiting_count, audit, email, locale, mail_due_at) values (${token}, '', ${token}, ${crawl.state},
        ${crawl.queued}, null, ${crawl.until ?? null}, 2, 5, 1, 1, '{}', 'ann@example.com', 'en',
        ${crawl.mail ?? null})`.execute(db);
    await add('a', { state: 'running', queued: 10, until: 30 });
    await add('b', { state: 'queued', queued: 5 });
    await add('c', { state: 'done', queued: 1, until: 2, mail: 40 });
    await sql`insert into audit_crawl_pages (token, number, url, record) values ('a', 1, '', '{}')`.execute(
      db,
    );
    expect(await migrated(db, 'site')).toEqual([
      { key: 'b', report: 'b', queued_at: 5, due_at: 5, scheduled_at: 5, claim: null, attempts: 2 },
      { key: 'a', report: 'a', queued_at: 10, due_at: 30, scheduled_at: 10, claim: null, attempts: 2 },
    ]);
    expect(await migrated(db, 'site-mail')).toMatchObject([
      { key: 'c', report: 'c', due_at: 40, attempts: 0 },
    ]);
    expect(await db.selectFrom('audit_crawl_pages').select('token').execute()).toEqual([{ token: 'a' }]);
  });

  it('reads the rivals that are open, in their order', async () => {
    const { db } = opened;
    const add = (id: string, number: number, state: string) =>
      sql`insert into audit_rivals (id, token, number, address, state, due_at, attempts)
        values (${id}, 'a', ${number}, '', ${state}, 10, 1)`.execute(db);
    await add('second', 2, 'open');
    await add('first', 1, 'open');
    await add('third', 3, 'read');
    expect(await migrated(db, 'rival')).toMatchObject([
      { key: 'first', report: 'a', due_at: 10, attempts: 1 },
      { key: 'second', report: 'a', due_at: 10, attempts: 1 },
    ]);
  });

  it('checks watched websites when they are due, and what they reported stays known', async () => {
    const { db } = opened;
    const weekMs = 604_800_000;
    await sql`insert into watched_sites (token, next_check_at, claim, failures, told)
      values ('a', ${weekMs + 7}, null, 1, '{}')`.execute(db);
    expect(await migrated(db, 'watch')).toMatchObject([
      { key: 'a', report: 'a', due_at: weekMs + 7, scheduled_at: 7 },
    ]);
    expect(await db.selectFrom('watched_sites').selectAll().execute()).toEqual([
      { token: 'a', audit_at: 0, failures: 0, reported: '{}' },
    ]);
  });

  it('goes on with issues that are being sent', async () => {
    const { db } = opened;
    const add = (id: string, state: string, startedAt: number | null) =>
      sql`insert into newsletter_issues (id, state, version, created_at, updated_at, started_at, finished_at)
        values (${id}, ${state}, 1, 1, 1, ${startedAt}, null)`.execute(db);
    await add('sending', 'sending', 9);
    await add('stopped', 'stopped', 9);
    await add('draft', 'draft', null);
    expect(await migrated(db, 'issue')).toMatchObject([{ key: 'sending', report: null, due_at: 9 }]);
  });

  it.each([
    ['bundle', null, 1],
    ['digest', null, 1],
    ['bundle', 'mailed', 0],
  ])('mails the leads that wait for a %s (mail: %s)', async (route, mailKey, count) => {
    const { db } = opened;
    for (const id of ['one', 'two']) {
      await sql`insert into leads (id, received_at, name, email, phone, service, message, locale, spam_marks, mail_key)
        values (${id}, 1, '', '', '', '', '', 'en', '', ${id})`.execute(db);
      await sql`insert into lead_routing (lead_id, received_at, route, mailbox, mail_key)
        values (${id}, 1, ${route}, '', ${mailKey})`.execute(db);
    }
    expect(await migrated(db, 'lead-groups')).toHaveLength(count);
  });
});
