import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type AddressTexts, addressMarks } from './address-texts';
import { isPostgres } from './dialect';
import type { Tables } from './tables';

/** So many rows on SQLite: a report has up to 100 KB of text. */
const rowsPerPart = 1000;
/** Of 8 KB, without the long texts that Postgres keeps beside the table. */
const pagesPerPart = 500;

/** A row's place in its table, in the words of either database. */
export function placeColumn(db: Kysely<Tables>, table: string): RawBuilder<unknown> {
  return sql.ref(`${table}.${isPostgres(db) ? 'ctid' : 'rowid'}`);
}

/** Conditions that divide a table into parts, each of which is read in less time than a query beside the site may take. */
export async function listTableParts(db: Kysely<Tables>, table: string): Promise<RawBuilder<boolean>[]> {
  const place = placeColumn(db, table);
  if (isPostgres(db)) {
    const { rows } = await sql<{ pages: number }>`select pg_relation_size(${table}::regclass)
      / current_setting('block_size')::bigint as pages`.execute(db);
    const tid = (page: number) => sql`${`(${page},0)`}::tid`;
    return listSteps(0, Number(rows[0]?.pages ?? 0), pagesPerPart).map(
      (from) => sql<boolean>`(${place} >= ${tid(from)} and ${place} < ${tid(from + pagesPerPart)})`,
    );
  }
  const { rows } = await sql<{ first: number | null; last: number | null }>`select
    (select min(rowid) from ${sql.table(table)}) as first, (select max(rowid) from ${sql.table(table)}) as last`.execute(
    db,
  );
  const [{ first = null, last = null } = {}] = rows;
  if (first === null || last === null) return [];
  return listSteps(first, last, rowsPerPart).map(
    (from) => sql<boolean>`(${place} >= ${from} and ${place} < ${from + rowsPerPart})`,
  );
}

/** Conditions that divide the rows with something like an address in the same way. */
export async function* listMarkedParts(
  db: Kysely<Tables>,
  table: string,
  texts: AddressTexts,
): AsyncGenerator<RawBuilder<boolean>> {
  const key = sql.ref(texts.key);
  const marked = sql.raw(addressMarks(texts));
  const findLast = async (from: string) => {
    const { rows } = await sql<{ last: string }>`select ${key} as last from ${sql.table(table)}
      where ${marked} and ${key} > ${from} order by ${key} limit 1 offset ${rowsPerPart - 1}`.execute(db);
    return rows[0]?.last;
  };
  let from = '';
  for (let last = await findLast(from); last !== undefined; last = await findLast(from)) {
    yield sql<boolean>`(${marked} and ${key} > ${from} and ${key} <= ${last})`;
    from = last;
  }
  yield sql<boolean>`(${marked} and ${key} > ${from})`;
}

function listSteps(first: number, last: number, size: number): number[] {
  return Array.from({ length: Math.ceil((last - first + 1) / size) }, (_, part) => first + part * size);
}
