import { createServer } from 'node:net';
import { sql } from 'kysely';
import { openPostgres } from '@/lib/db/postgres';
import { isReadTimedOut } from '@/lib/db/read-timed-out';
import { allTests } from '@/tests/support/started';
import { listen } from '../../support/listen';
import { startPostgres } from '../../support/postgres';

/** Of a start-up packet, names and values end with a zero byte each; length and version come first. */
const firstParameter = 8;

describe('connections to PostgreSQL', () => {
  it('begin with nothing that a pooler refuses', async () => {
    const { promise: packet, resolve } = Promise.withResolvers<Buffer>();
    const server = createServer((socket) => {
      socket.once('data', (data) => {
        resolve(data);
        socket.destroy();
      });
    });
    const { port, stop } = await listen(server);
    const { db } = openPostgres(`postgres://site@127.0.0.1:${port}/site`);
    await expect(sql`select 1`.execute(db)).rejects.toThrow();
    const parameters = (await packet).subarray(firstParameter).toString().split('\0').filter(Boolean);
    expect(parameters).toEqual(['user', 'site', 'database', 'site', 'client_encoding', 'UTF8']);
    await stop();
  });
});

describe('a statement that takes too long', () => {
  const postgres = allTests(startPostgres);

  it('is cut off on the server, and the next ones are answered', async () => {
    const { db, pool } = openPostgres(await postgres.createDatabase(), { statementMs: 300 });
    const cut = await sql`select pg_sleep(60)`.execute(db).catch((error) => error);
    expect(isReadTimedOut(cut)).toBe(true);
    const running = sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where query like 'select pg_sleep%' and state = 'active'`;
    expect((await running.execute(db)).rows).toEqual([{ count: 0 }]);
    await pool.end();
  });

  it('takes its transaction with it', async () => {
    const { db, pool } = openPostgres(await postgres.createDatabase(), { statementMs: 300 });
    await sql`create table t (x int)`.execute(db);
    const cut = db.transaction().execute(async (trx) => {
      await sql`insert into t values (1)`.execute(trx);
      await sql`select pg_sleep(60)`.execute(trx);
    });
    await expect(cut).rejects.toThrow('canceling statement');
    expect((await sql`select x from t`.execute(db)).rows).toEqual([]);
    await pool.end();
  });
});
