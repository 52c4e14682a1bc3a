import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect';
import type { Tables } from '../tables';
import { largeTableIndexes } from './large-table-indexes';

/** Arbitrary id of the advisory lock. */
const indexesLock = 7_201_950;
const lockRetryMs = 1000;
const mostAttempts = 5;
/** Between two indexes, for enquiries: on SQLite a write waits until an index is complete. */
const restMs = 500;

/** See `OpenDatabase`. */
interface Databases {
  reading: Kysely<Tables>;
  openApart: () => Kysely<Tables>;
}

/**
 * Creates the indexes that migrations of a large database have left out, one after the other, while the site is running: on
 * SQLite on a thread of its own, on Postgres without a lock. Several processes may do this at once.
 */
export async function createMissingIndexes({ reading, openApart }: Databases): Promise<void> {
  if ((await listMissing(reading)).length === 0) return;
  const apart = openApart();
  try {
    await inTurn(apart, async () => {
      // Another process may have created some meanwhile.
      for (const name of await listMissing(apart)) {
        await createIndex(apart, name);
        await wait(restMs);
      }
    });
  } finally {
    await apart.destroy();
  }
}

/** Also those that Postgres has given up halfway and never uses. */
async function listMissing(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string }>`select relname as name from pg_index
        inner join pg_class on pg_class.oid = indexrelid
        where indisvalid and relnamespace = current_schema()::regnamespace`
    : sql<{ name: string }>`select name from sqlite_master where type = 'index'`
  ).execute(db);
  const existing = new Set(rows.map(({ name }) => name));
  return Object.keys(largeTableIndexes).filter((name) => !existing.has(name));
}

async function createIndex(db: Kysely<Tables>, name: string): Promise<void> {
  const { table = '', definition = '' } = largeTableIndexes[name] ?? {};
  const index = sql`${sql.raw(name)} on ${sql.table(table)} ${sql.raw(definition)}`;
  if (!isPostgres(db)) {
    await sql`create index if not exists ${index}`.execute(db);
    return;
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql`drop index concurrently if exists ${sql.raw(name)}`.execute(db);
      await sql`create index concurrently ${index}`.execute(db);
      return;
    } catch (error) {
      // Where two statements wait for each other's end, Postgres ends one of them, which is to be tried again.
      if (!isDeadlock(error) || attempt === mostAttempts) throw error;
      await wait(lockRetryMs);
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/**
 * Runs `work` in one process at a time on Postgres. The lock belongs to a transaction that stays open on a second connection: a
 * lock of the session could not be released through a pooler. Asks again instead of waiting in the database: an index isn't
 * finished while anybody waits there.
 */
async function inTurn(db: Kysely<Tables>, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(db)) return work();
  const attempt = () =>
    db.transaction().execute(async (trx) => {
      // Written out: a statement with parameters keeps its snapshot until the next one, and an index would wait for that.
      const lock = sql<{
        taken: boolean;
      }>`select pg_try_advisory_xact_lock(${sql.lit(indexesLock)}) as taken`;
      const { rows } = await lock.execute(trx);
      if (rows[0]?.taken) await work();
      return rows[0]?.taken;
    });
  while (!(await attempt())) await wait(lockRetryMs);
}
