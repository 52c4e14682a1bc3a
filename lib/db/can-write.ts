import 'server-only';
import type { Kysely } from 'kysely';
import { assertDatabaseIntact, database } from './database';
import { logDatabaseFailure } from './describe-postgres-failure';
import type { Tables } from './tables';

/** Whether the database accepts a row (one is written) and its files are complete. Never throws. */
export async function canWrite(given?: Kysely<Tables>): Promise<boolean> {
  try {
    const row = { id: 1, beaten_at: Date.now() };
    await (given ?? database())
      .insertInto('heartbeat')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beaten_at: row.beaten_at }))
      .execute();
    // After the write, because a new file has no write-ahead log before its first write.
    if (!given) assertDatabaseIntact();
    return true;
  } catch (error) {
    logDatabaseFailure('database: it cannot be written:', error);
    return false;
  }
}
