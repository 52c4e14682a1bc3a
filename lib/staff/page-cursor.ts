import 'server-only';
import { type RawBuilder, sql } from 'kysely';

/** By what the rows of a list are ordered: their time, in milliseconds since 1970, and then their id. */
export interface RowKey {
  at: number;
  id: string;
}

type Order = 'asc' | 'desc';

/** Where a page begins: after a row in the order of the list, or before one. */
export interface Cursor {
  from: RowKey | undefined;
  isBackward: boolean;
  /** In which its rows are read. */
  order: Order;
}

export interface Page<Row> {
  rows: Row[];
  /** The address part of the page before and after; undefined if there is none. */
  before: string | undefined;
  after: string | undefined;
}

const key = /^(\d{1,16})_([\da-f-]{36})$/;

/** Where the page of an address begins: its first page if the address names no row. */
export function readCursor({ before, after }: { before: string; after: string }, order: Order): Cursor {
  const isBackward = key.test(before);
  const [, at, id] = key.exec(isBackward ? before : after) ?? [];
  const from = at !== undefined && id !== undefined ? { at: Number(at), id } : undefined;
  return { from, isBackward, order: isBackward ? (order === 'asc' ? 'desc' : 'asc') : order };
}

/** The condition for rows beyond a cursor. `columns`: of the time and the id. */
export function isBeyond({ from, order }: Cursor, columns: { at: string; id: string }): RawBuilder<boolean> {
  if (!from) return sql<boolean>`1 = 1`;
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  return sql<boolean>`(${sql.ref(columns.at)}, ${sql.ref(columns.id)}) ${sign} (${from.at}, ${from.id})`;
}

/** The page of at most `limit` rows, from rows of which there may be one more, and that may come from several queries. */
export function cutPage<Row extends RowKey>(found: readonly Row[], cursor: Cursor, limit: number): Page<Row> {
  const sign = cursor.order === 'asc' ? 1 : -1;
  const sorted = found.toSorted((a, b) => sign * (a.at - b.at || (a.id < b.id ? -1 : 1)));
  const isMore = sorted.length > limit;
  const rows = sorted.slice(0, limit);
  if (cursor.isBackward) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  const hasBefore = cursor.isBackward ? isMore : cursor.from !== undefined;
  const hasAfter = cursor.isBackward || isMore;
  return {
    rows,
    before: hasBefore && first ? `${first.at}_${first.id}` : undefined,
    after: hasAfter && last ? `${last.at}_${last.id}` : undefined,
  };
}
