import { type Kysely, sql } from 'kysely';
import { retention } from '../../lib/config/retention';
import type { OpenDatabase } from '../../lib/db/database';
import type { Tables } from '../../lib/db/tables';
import { dayMs } from '../../lib/durations';
import { type Finding, fine, toDo } from './finding';

const subject = 'Size';
const megabyte = 1024 * 1024;
/** Reports of which the size is measured. */
const mostSampled = 100;

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
    ...(await describeReports(db, bytes + (freeBytes ?? Number.POSITIVE_INFINITY))),
  ];
}

/** What the reports of audits will take, which are the largest rows: as many as last week, for as long as each is kept. */
async function describeReports(db: Kysely<Tables>, roomBytes: number): Promise<Finding[]> {
  const newest = db.selectFrom('audit_links').orderBy('expires_at', 'desc');
  const sampled = await newest.select('token').limit(mostSampled).execute();
  if (sampled.length === 0) return [];
  const { count } = await db
    .selectFrom('audit_links')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('expires_at', '>', Date.now() + (retention.resultDays - 7) * dayMs)
    .executeTakeFirstOrThrow();
  const tokens = sql.join(sampled.map(({ token }) => token));
  const { rows } = await sql<{ bytes: number }>`select
    (select sum(length(facts)) from audit_runs where token in (${tokens})) +
    (select coalesce(sum(length(facts) + length(first_screen) + coalesce(length(whole_page), 0)), 0)
      from audit_renderings where token in (${tokens}) and state = 'rendered') +
    (select coalesce(sum(length(data)), 0) from way_pictures where token in (${tokens})) as bytes`.execute(
    db,
  );
  const each = Number(rows[0]?.bytes) / sampled.length;
  const kept = (Number(count) / 7) * retention.resultDays * each;
  const text = `At last week’s ${count} reports of ${Math.ceil(each / 1024)} KB, all of ${retention.resultDays} days take ${inMegabytes(kept)}; older ones are deleted.`;
  const isTight = kept > roomBytes;
  return [isTight ? toDo('Reports', `${text} That doesn’t fit on the disk.`) : fine('Reports', text)];
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(Number(bytes) / megabyte)} MB`;
}
