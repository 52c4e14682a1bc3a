import { sql } from 'kysely';
import type { OpenDatabase } from '@/lib/db/database';
import { isReadTimedOut } from '@/lib/db/read-timed-out';
import { SqliteReader } from '@/lib/db/reader/sqlite-reader';
import { testStores, useStore } from '../../support/postgres-or-sqlite';
import { tempDir } from '../../support/temp-dir';

/** Counts to a million. */
const long = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000000) select count(*) as count from n`;

describe.each(testStores)('the reading connections of %s', (_, start) => {
  const store = useStore(start);
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await store.open();
  });

  it('read what was committed just before, and can’t write on SQLite', async () => {
    const { db, reading } = database;
    await db.insertInto('heartbeat').values({ id: 1, beaten_at: 7 }).execute();
    expect(await reading.selectFrom('heartbeat').selectAll().execute()).toEqual([{ id: 1, beaten_at: 7 }]);
    expect(await reading.selectFrom('heartbeat').select('id').where('beaten_at', '=', 8).execute()).toEqual(
      [],
    );
    if (!database.pool) await expect(reading.deleteFrom('heartbeat').execute()).rejects.toThrow('readonly');
  });

  it('a mistake in a query is reported, and the next query is answered', async () => {
    await expect(sql`select x from nowhere`.execute(database.reading)).rejects.toThrow('nowhere');
    expect((await sql`select 1 as one`.execute(database.reading)).rows).toEqual([{ one: 1 }]);
  });
});

describe('the reading thread of SQLite', () => {
  const folder = tempDir('reader');
  const file = `${folder.path}/site.sqlite`;
  const readers: SqliteReader[] = [];
  const open = (budgetMs: number) => {
    const reader = new SqliteReader(file, budgetMs);
    readers.push(reader);
    return reader;
  };
  beforeAll(async () => {
    const { DatabaseSync } = await import('node:sqlite');
    const made = new DatabaseSync(file);
    made.exec('create table t (x)');
    made.close();
  });
  afterAll(async () => {
    await Promise.all(readers.map((reader) => reader.close()));
    folder.remove();
  });

  it('the event loop runs while a long query does', async () => {
    const state = { isDone: false, turns: 0 };
    const count = () => {
      if (state.isDone) return;
      state.turns += 1;
      setImmediate(count);
    };
    count();
    const rows = await open(60_000).read(long, []);
    state.isDone = true;
    expect(rows).toEqual([{ count: 1_000_000 }]);
    expect(state.turns).toBeGreaterThan(100);
  });

  it('a query that takes too long is cut off, and the next one is answered', async () => {
    const reader = open(20);
    const cut = reader.read(long, []).catch((error) => error);
    expect(isReadTimedOut(await cut)).toBe(true);
    const patient = open(10_000);
    expect(await patient.read('select count(*) as count from t where x = ?', [1])).toEqual([{ count: 0 }]);
  });

  it('queries that were not answered are rejected when it is closed', async () => {
    const reader = open(10_000);
    const asked = [reader.read('select 1', []), reader.read('select 2', [])];
    const closed = reader.close();
    const settled = await Promise.allSettled(asked);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await closed;
  });
});
