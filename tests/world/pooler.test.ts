import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { readEnv } from '@/lib/config/read-env';
import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { createMissingIndexes } from '@/lib/db/indexes/create-missing-indexes';
import { migrateToLatest } from '@/lib/db/migrate';
import { openPostgres } from '@/lib/db/postgres';
import { isReadTimedOut } from '@/lib/db/read-timed-out';
import { leadLimits } from '@/lib/leads/limits';
import { checkDatabase } from '@/scripts/doctor/check-database';
import { type BuiltSite, freePort, isBuilt, startBuiltSite } from '@/scripts/serve/built-site';
import { answers } from '@/scripts/serve/running-servers';
import { blankSettings } from '../support/browser-environment';
import { type FakeResend, startFakeResend } from '../support/fake-resend';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { tempDir } from '../support/temp-dir';

const program = '/usr/sbin/pgbouncer';
const reason = findReason();
if (reason) console.info(`The tests of the pooler are skipped: ${reason}.`);

function findReason(): string | undefined {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'pgbouncer is not installed (Debian: pgbouncer)';
  }
}

/** As many as are mailed one by one in an hour; more wait for a bundle. */
const enquiries = leadLimits.ownMailsPerHour;
const pollMs = 100;

/** Few connections, so that statements of one caller go to several of them. */
async function startPooler(postgres: string) {
  const folder = tempDir('pooler');
  const port = await freePort();
  const { hostname, port: target } = new URL(postgres);
  const settings = join(folder.path, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${target} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
unix_socket_dir =
`,
  );
  chmodSync(folder.path, 0o755);
  chmodSync(settings, 0o644);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn(program, ['-q', ...user, settings], { stdio: ['ignore', 'ignore', 'inherit'] });
  const endWithTests = () => void pooler.kill('SIGKILL');
  process.once('exit', endWithTests);
  while (!(await answers(port))) {
    if (pooler.exitCode !== null) throw new Error('pgbouncer ended before it answered.');
    await wait(pollMs);
  }
  return {
    through: (address: string) => {
      const url = new URL(address);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    stop: async () => {
      process.removeListener('exit', endWithTests);
      const ended = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await ended;
      folder.remove();
    },
  };
}

(reason ? describe.skip : describe)(
  'a PostgreSQL behind PgBouncer, which lends a connection for one transaction',
  () => {
    let postgres: TestPostgres;
    let pooler: Awaited<ReturnType<typeof startPooler>>;
    let direct: string;
    let databaseUrl: string;
    const opened: OpenDatabase[] = [];
    const open = () => {
      const database = openDatabase({ databaseUrl });
      opened.push(database);
      return database;
    };

    beforeAll(async () => {
      postgres = await startPostgres();
      direct = await postgres.createDatabase();
      pooler = await startPooler(postgres.address);
      databaseUrl = pooler.through(direct);
      await Promise.all([migrateToLatest(open().db), migrateToLatest(open().db)]);
    });
    afterAll(async () => {
      for (const database of opened) await database.close();
      await pooler?.stop();
      await postgres?.stop();
    });

    it('is fine for the doctor', async () => {
      const findings = await checkDatabase(
        readEnv({ DATABASE_URL: databaseUrl, SESSION_SECRET: 'x'.repeat(32) }),
      );
      // The server of the tests doesn't wait for the disk.
      const others = findings.filter(({ subject }) => subject !== 'Durability');
      expect(others.map(({ subject, state }) => [subject, state])).toEqual([
        ['Database', 'fine'],
        ['Size', 'fine'],
      ]);
    });

    it('gets its missing indexes from two instances at once, and keeps no lock', async () => {
      const [one, other] = [open(), open()];
      await sql`drop index leads_with_traces`.execute(one.db);
      await sql`drop index results_kind`.execute(one.db);
      await Promise.all([createMissingIndexes(one), createMissingIndexes(other)]);
      const { rows } = await sql<{ name: string }>`select relname as name from pg_index
      inner join pg_class on pg_class.oid = indexrelid
      where indisvalid and relname in ('leads_with_traces', 'results_kind') order by 1`.execute(one.db);
      expect(rows).toEqual([{ name: 'leads_with_traces' }, { name: 'results_kind' }]);
      const locks = await sql`select 1 from pg_locks where locktype = 'advisory'`.execute(one.db);
      expect(locks.rows).toEqual([]);
    });

    it('cuts off a statement that takes too long, and hands no limit on to others', async () => {
      const { db, pool } = openPostgres(databaseUrl, { statementMs: 300 });
      const cut = await sql`select pg_sleep(60)`.execute(db).catch((error) => error);
      expect(isReadTimedOut(cut)).toBe(true);
      const others = Array.from({ length: 8 }, () => sql`select pg_sleep(0.6)`.execute(open().db));
      await expect(Promise.all(others)).resolves.toHaveLength(8);
      const running = sql`select 1 from pg_stat_activity where query like 'select pg_sleep(60)%' and state = 'active'`;
      expect((await running.execute(db)).rows).toEqual([]);
      await pool.end();
    });

    if (!isBuilt) console.info('There is no build: the site is not started behind the pooler.');
    (isBuilt ? describe : describe.skip)('under two instances of the site', () => {
      let mail: FakeResend;
      let sites: BuiltSite[];
      const folders = [tempDir('pooled'), tempDir('pooled')];
      beforeAll(async () => {
        mail = await startFakeResend();
        const start = (DATA_DIR: string) =>
          startBuiltSite({
            ...blankSettings(),
            DATA_DIR,
            DATABASE_URL: databaseUrl,
            SESSION_SECRET: 'x'.repeat(32),
            TRUSTED_PROXIES: '1',
            RENDERING: 'off',
            RESEND_API_KEY: 're_test',
            RESEND_BASE_URL: mail.baseUrl,
            ACKNOWLEDGEMENTS: 'off',
          });
        sites = await Promise.all(folders.map(({ path }) => start(path)));
      });
      afterAll(async () => {
        await Promise.all((sites ?? []).map((site) => site.stop()));
        await mail?.stop();
        for (const folder of folders) folder.remove();
      });

      const enquire = (index: number, from: string) =>
        fetch(`${sites[index % 2]?.origin}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
          body: JSON.stringify({
            name: `Kim ${index}`,
            email: `kim${index}@example.com`,
            message: `Please call ${index}.`,
          }),
        });

      it('stores thirty enquiries sent at once, and mails each once', async () => {
        const sent = await Promise.all(
          Array.from({ length: enquiries }, (_, index) => enquire(index, `203.0.113.${index}`)),
        );
        expect(sent.map(({ status }) => status)).toEqual(Array(enquiries).fill(200));
        const ids: string[] = await Promise.all(sent.map(async (answer) => (await answer.json()).id));
        const mailed = () => mail.accepted.filter(({ key }) => ids.some((id) => key === `lead-${id}`));
        while (mailed().length < enquiries) await wait(pollMs);
        expect(mailed()).toHaveLength(enquiries);
      });

      it('counts the requests of a client in both together', async () => {
        const statuses: number[] = [];
        for (let index = 0; index < 12; index += 1)
          statuses.push((await enquire(100 + index, '198.51.100.7')).status);
        expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
      });
    });
  },
);
