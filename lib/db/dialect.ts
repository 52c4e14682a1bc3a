import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/**
 * For the few statements that differ: row locks, and the lock around migrations. Tests a property instead of the class,
 * because Next bundles Kysely more than once and `instanceof` fails between the copies.
 */
export function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter.supportsTransactionalDdl === true;
}
