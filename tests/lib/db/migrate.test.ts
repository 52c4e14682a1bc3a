import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { migrations } from '@/lib/db/migrations/registry';
import { type TestPlace, type TestStore, testStores } from '../../support/postgres-or-sqlite';

// Every case makes a database or starts a process, which takes long on a busy machine.
jest.setTimeout(30_000);

const processCount = 5;

describe.each(testStores)('migrateToLatest on %s', (_name, start) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await start();
  }, 60_000);
  afterAll(() => store.stop());

  it('makes the tables, and does nothing the second time', async () => {
    const { db } = await store.open();
    await migrateToLatest(db);
    const tables = await db.introspection.getTables();
    expect(tables.map((table) => table.name).sort()).toEqual([
      'audit_links',
      'audit_runs',
      'behaviour_events',
      'client_profiles',
      'heartbeat',
      'leads',
      'newsletter_subscriptions',
      'newsletter_tokens',
      'outbox',
      'page_views',
      'rate_limits',
      'recommendations',
    ]);
  });

  it('is done once when several processes start at the same moment', async () => {
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
  }, 60_000);
});

function startMigrating(place: TestPlace): ChildProcess {
  const { DATABASE_URL: _unset, ...inherited } = process.env;
  const settings =
    'dataDir' in place
      ? { DATA_DIR: place.dataDir }
      : { DATABASE_URL: place.databaseUrl, SESSION_SECRET: 'x'.repeat(32) };
  return spawn(
    'node_modules/.bin/tsx',
    ['--conditions=react-server', 'tests/support/postgres-migrating-process.ts'],
    { env: { ...inherited, ...settings, NODE_ENV: 'test' }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
}
