import 'server-only';
import type { Kysely } from 'kysely';
import { log } from '@/lib/log/log';
import { database, requireWholeDatabase } from './database';
import type { Tables } from './tables';

/** Whether a row can be written now, tested by writing one, and would be found again. Never throws. */
export async function canWrite(given?: Kysely<Tables>): Promise<boolean> {
  try {
    const row = { id: 1, beaten_at: Date.now() };
    await (given ?? database())
      .insertInto('heartbeat')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beaten_at: row.beaten_at }))
      .execute();
    // After the row, because a file that nobody has written to yet has no write-ahead log.
    if (!given) requireWholeDatabase();
    return true;
  } catch (error) {
    log.error('database: it cannot be written:', error);
    return false;
  }
}
