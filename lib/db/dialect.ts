import 'server-only';
import { type Kysely, PostgresAdapter } from 'kysely';
import type { Tables } from './tables';

/** For the few statements that differ: row locks, and the lock around migrations. */
export function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
