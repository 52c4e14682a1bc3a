import 'server-only';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { mostCounted } from './limits';

/** The number of rows, at most `mostCounted` and one. */
export async function countAtMost<Table extends keyof Tables>(
  db: Kysely<Tables>,
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const some = rows.select(sql<number>`1`.as('one')).limit(mostCounted + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
