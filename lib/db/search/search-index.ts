import 'server-only';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { isPostgres } from '../dialect';
import type { Tables } from '../tables';
import { isWhole, type SearchQuery } from './search-query';

/** Records that can be searched: the table with their `search_key`, and its column that identifies them. */
const owners = {
  lead_search: { table: 'lead_progress', id: 'lead_id' },
  subscriber_search: { table: 'newsletter_subscriptions', id: 'id' },
} as const;
export type SearchIndex = keyof typeof owners;

/** A search looks through so many of the newest records that match; see `selectFound`. */
const mostFound = 10_000;
/** Room for records of the same millisecond in a key. */
const keysPerMs = 1000;

export interface Searchable {
  id: string;
  /** When it came, milliseconds since 1970: searches find the newest first. */
  at: number;
  words: readonly string[];
}

/** Makes a record searchable, unless it is already, or is deleted: several processes may add the same one. */
export async function addToIndex(
  trx: Transaction<Tables>,
  index: SearchIndex,
  record: Searchable,
): Promise<void> {
  const { table, id } = owners[index];
  const first = record.at * keysPerMs;
  const { rows } = await sql<{ last: number | null }>`select max(search_key) as last from ${sql.table(table)}
    where search_key >= ${first} and search_key < ${first + keysPerMs}`.execute(trx);
  const [{ last = null } = {}] = rows;
  const key = last === null ? first : last + 1;
  const added = await sql`update ${sql.table(table)} set search_key = ${key}
    where ${sql.ref(id)} = ${record.id} and search_key is null returning search_key`.execute(trx);
  // Words without an owner would outlast it.
  if (added.rows.length === 0) return;
  await (isPostgres(trx)
    ? sql`insert into ${sql.table(index)} (search_key, words) values (${key}, array_to_tsvector(${record.words}::text[]))`
    : sql`insert into ${sql.table(index)} (rowid, words) values (${key}, ${record.words.join(' ')})`
  ).execute(trx);
}

/** Takes records out of the index, so that the next round of `indexRecords` adds them with their present words. */
export async function removeFromIndex(
  trx: Transaction<Tables>,
  index: SearchIndex,
  ids: readonly string[],
): Promise<void> {
  const { table, id } = owners[index];
  if (ids.length === 0) return;
  const those = sql`${sql.ref(id)} in (${sql.join(ids)})`;
  const key = sql.ref(isPostgres(trx) ? 'search_key' : 'rowid');
  await sql`delete from ${sql.table(index)} where ${key} in
    (select search_key from ${sql.table(table)} where ${those})`.execute(trx);
  await sql`update ${sql.table(table)} set search_key = null where ${those}`.execute(trx);
}

/** A query for the `search_key` of the newest records that match, at most `mostFound` and one. */
export function selectFound(
  db: Kysely<Tables>,
  index: SearchIndex,
  query: SearchQuery,
): RawBuilder<{ key: number }> {
  const table = sql.table(index);
  const limit = mostFound + 1;
  if (isPostgres(db)) {
    return sql`(select search_key as key from ${table} where words @@ ${toTsquery(query)}::tsquery
      order by search_key desc limit ${limit})`;
  }
  return sql`(select rowid as key from ${table} where ${table} match ${toFtsQuery(query)}
    order by rowid desc limit ${limit})`;
}

/** Words have letters and digits only, so that quotes are safe. https://www.sqlite.org/fts5.html#full_text_query_syntax */
function toFtsQuery(query: SearchQuery): string {
  return combine(query, {
    and: ' AND ',
    or: ' OR ',
    begin: (beginning) => `"${beginning}"${isWhole(beginning) ? '' : '*'}`,
  });
}

/** https://www.postgresql.org/docs/current/datatype-textsearch.html */
function toTsquery(query: SearchQuery): string {
  return combine(query, {
    and: ' & ',
    or: ' | ',
    begin: (beginning) => `'${beginning}'${isWhole(beginning) ? '' : ':*'}`,
  });
}

function combine(
  query: SearchQuery,
  { and, or, begin }: { and: string; or: string; begin: (beginning: string) => string },
): string {
  const groups = query.map((group) =>
    group.map((beginnings) => `(${beginnings.map(begin).join(and)})`).join(or),
  );
  return groups.map((group) => `(${group})`).join(and);
}
