import 'server-only';
import { type Expression, type Kysely, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';

interface Claim {
  /** The primary key. */
  key: string;
  due: Expression<SqlBool>;
  order: RawBuilder<unknown>;
  limit: number;
  /** What the claim changes; at least, the row must not be due afterwards. */
  set: RawBuilder<unknown>;
}

/**
 * Changes the first due rows of a table in one statement and returns them as they are afterwards. Any number of processes
 * may do this at once, and none gets the row of another. Takes the write lock of SQLite, so ask first whether any is due.
 */
export async function claimRows<Name extends 'jobs' | 'outbox'>(
  db: Kysely<Tables>,
  table: Name,
  { key, due, order, limit, set }: Claim,
): Promise<Selectable<Tables[Name]>[]> {
  const skipLocked = isPostgres(db) ? sql`for update skip locked` : sql``;
  // Materialized, because Postgres may run a plain subquery once per row, which would defeat its limit.
  const { rows } = await sql<Selectable<Tables[Name]>>`
    with due as materialized (
      select ${sql.ref(key)} from ${sql.table(table)} where ${due} order by ${order} limit ${limit} ${skipLocked}
    )
    update ${sql.table(table)} set ${set} where ${sql.ref(key)} in (select ${sql.ref(key)} from due) returning *
  `.execute(db);
  return rows;
}
