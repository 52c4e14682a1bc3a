import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { findWatcher } from '@/lib/audit/watch/watcher-store';
import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { migrations } from '@/lib/db/migrations/registry';
import { readSchemaState } from '@/lib/db/schema-state';
import { type TestPlace, testStores, useStore } from '../../support/postgres-or-sqlite';

const processCount = 2;

describe.each(testStores)('migrateToLatest on %s', (_name, start) => {
  const store = useStore(start);

  it('makes the tables, and does nothing the second time', async () => {
    const { db } = await store.open();
    await migrateToLatest(db);
    const tables = await db.introspection.getTables();
    // SQLite's search index has tables of its own.
    const names = tables.map((table) => table.name).filter((name) => !/_search_/.test(name));
    expect(names.sort()).toEqual([
      'audit_crawl_pages',
      'audit_crawls',
      'audit_links',
      'audit_renderings',
      'audit_rivals',
      'audit_runs',
      'behaviour_events',
      'client_profiles',
      'daily_sums',
      'heartbeat',
      'jobs',
      'lead_answers',
      'lead_progress',
      'lead_routing',
      'lead_search',
      'leads',
      'mail_events',
      'newsletter_issue_texts',
      'newsletter_issues',
      'newsletter_sends',
      'newsletter_subscriptions',
      'newsletter_tokens',
      'outbox',
      'outbox_pause',
      'page_views',
      'proof_readings',
      'rate_limits',
      'recommendations',
      'repair_proofs',
      'results',
      'retention_clock',
      'site_watchers',
      'staff_changes',
      'staff_links',
      'staff_sessions',
      'subscriber_search',
      'summed_events',
      'used_once',
      'watched_scores',
      'watched_sites',
      'way_pictures',
      'webhook_events',
    ]);
  });

  it('gives each lead of an older desk its state, and what it is found by', async () => {
    const opened = openDatabase(await store.place());
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db: opened.db, provider }).migrateTo('0022-jobs');
    for (const [id, route] of Object.entries({ new: 'own', spam: 'digest', answered: 'own', old: null })) {
      await sql`insert into leads (id, received_at, name, email, phone, service, message, source, locale, spam_marks, mail_key)
        values (${id}, 7, 'Dana', 'dana@a.example', '', 'seo', 'Hello', 'quote', 'fa', '', ${id})`.execute(
        opened.db,
      );
      if (!route) continue;
      await sql`insert into lead_routing (lead_id, received_at, route, mailbox) values (${id}, 7, ${route}, 'dana@a.example')`.execute(
        opened.db,
      );
    }
    await sql`insert into lead_progress (lead_id, state, taken_by, version, updated_at)
      values ('answered', 'answered', 'anna@cornerpiece.example', 2, 9)`.execute(opened.db);
    await migrateToLatest(opened.db);
    const rows = await opened.db.selectFrom('lead_progress').selectAll().orderBy('lead_id').execute();
    expect(rows.map(({ lead_id, state, version }) => [lead_id, state, version])).toEqual([
      ['answered', 'answered', 2],
      ['new', 'new', 0],
      ['old', 'new', 0],
      ['spam', 'spam', 0],
    ]);
    const filters = { received_at: 7, source: 'quote', service: 'seo', locale: 'fa', search_key: null };
    expect(rows).toEqual(rows.map((row) => ({ ...row, ...filters })));
    await opened.close();
  });

  it('ties the mails of an older outbox to their leads', async () => {
    const opened = openDatabase(await store.place());
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db: opened.db, provider }).migrateTo('0005-client-profiles');
    await sql`insert into outbox (key, kind, payload, status, attempts, created_at, next_attempt_at)
      values ('lead-1', 'lead', '{}', 'pending', 2, 1, 1)`.execute(opened.db);
    await migrateToLatest(opened.db);
    const old = await opened.db.selectFrom('outbox').selectAll().execute();
    expect(old).toMatchObject([
      { group_key: 'lead-1', failures: 0, waited_ms: 0, unknown_ms: 0, refusals: 0 },
    ]);
    await opened.close();
  });

  it('hashes the confirm tokens of watches, whose links work on, and keeps the fingerprints of leads', async () => {
    const opened = openDatabase(await store.place());
    const { db } = opened;
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db, provider }).migrateTo('0011-staff-desk');
    await sql`insert into audit_links (token, subject, url, business_name, created_at, expires_at)
      values ('r', 's', '', '', 1, 2)`.execute(db);
    await sql`insert into site_watchers (id, report_token, email, email_key, locale, consent_wording, requested_at,
      confirm_token, stop_token, mail_key) values ('w', 'r', 'a@b.example', 'a@b.example', 'en', '', 1,
      'mailed-before', 'stop', 'm')`.execute(db);
    await sql`insert into leads (id, submission_key, received_at, name, email, phone, service, message, locale,
      spam_marks, mail_key) values ('l', 'print', 1, '', '', '', '', '', 'en', '', 'k')`.execute(db);
    await migrateToLatest(db);
    const link = { report: 'r', token: 'mailed-before', purpose: 'confirm' } as const;
    expect(await findWatcher(db, link)).toMatchObject({ id: 'w', stop_token: 'stop' });
    expect(JSON.stringify(await db.selectFrom('site_watchers').selectAll().execute())).not.toContain(
      'mailed',
    );
    expect(await db.selectFrom('leads').select(['id', 'fingerprint']).execute()).toEqual([
      { id: 'l', fingerprint: 'print' },
    ]);
    await opened.close();
  });

  it('leaves a database of a newer version as it is, and says so', async () => {
    const { db } = await store.open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    expect(await migrateToLatest(db)).toBe('newer');
    expect(await readSchemaState(db)).toBe('newer');
  });

  it('is known to be missing or incomplete', async () => {
    const opened = openDatabase(await store.place());
    expect(await readSchemaState(opened.db)).toBe('none');
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db: opened.db, provider }).migrateTo('0022-jobs');
    expect(await readSchemaState(opened.db)).toBe('older');
    expect(await migrateToLatest(opened.db)).toBe('current');
    await opened.close();
  });

  it('is done once when two processes start at the same moment', async () => {
    const place = await store.place();
    const children = Array.from({ length: processCount }, () => startMigrating(place));
    await Promise.all(children.map(({ stdout }) => stdout && once(stdout, 'data')));
    const ended = children.map((child) => once(child, 'exit'));
    for (const { stdin } of children) stdin?.write('go\n');
    const codes = (await Promise.all(ended)).map(([code]) => code);
    expect(codes).toEqual(Array(processCount).fill(0));

    const opened = openDatabase(place);
    const { rows } = await sql`select name from kysely_migration`.execute(opened.db);
    expect(rows).toHaveLength(Object.keys(migrations).length);
    await opened.close();
  });
});

function startMigrating(place: TestPlace): ChildProcess {
  const { DATABASE_URL: _unset, ...inherited } = process.env;
  const settings =
    'dataDir' in place
      ? { DATA_DIR: place.dataDir }
      : { DATABASE_URL: place.databaseUrl, SESSION_SECRET: 'x'.repeat(32) };
  return spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=react-server', 'tests/support/postgres-migrating-process.ts'],
    { env: { ...inherited, ...settings, NODE_ENV: 'test' }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
}
