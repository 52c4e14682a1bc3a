import { sql } from 'kysely';
import type { OpenDatabase } from '../../lib/db/database';
import { type Finding, fine, toDo } from './finding';

const subject = 'Size';
const megabyte = 1024 * 1024;

interface Size {
  bytes: number;
  free: number;
}

/** What the database takes on disk, from its own figures. `freeBytes`: of the disk, if it is on one of ours. */
export async function describeSize({ db, pool }: OpenDatabase, freeBytes?: number): Promise<Finding[]> {
  const used = sql<Size>`select page_count * page_size as bytes, freelist_count * page_size as free
    from pragma_page_count(), pragma_page_size(), pragma_freelist_count()`;
  const all = sql<Size>`select pg_database_size(current_database()) as bytes, 0 as free`;
  const { rows } = await (pool ? all : used).execute(db);
  const { bytes = 0, free = 0 } = rows[0] ?? {};
  const unused = free > 0 ? `, of which ${inMegabytes(free)} are free for new rows` : '';
  const text = `The database takes ${inMegabytes(bytes)}${unused}.`;
  const isTight = freeBytes !== undefined && freeBytes < bytes - free;
  return [
    isTight ? toDo(subject, `${text} A backup beside it doesn’t fit on the disk.`) : fine(subject, text),
  ];
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(Number(bytes) / megabyte)} MB`;
}
