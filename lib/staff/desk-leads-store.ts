import 'server-only';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { selectFound } from '@/lib/db/search/search-index';
import { parseSearch } from '@/lib/db/search/search-query';
import type { Tables } from '@/lib/db/tables';
import { type DeskLead, readLeads } from '@/lib/leads/leads-store';
import { mapRecord } from '@/lib/leads/map-record';
import { type LeadState, leadStates, stateRow } from '@/lib/leads/state';
import { countAtMost } from './count-at-most';
import { isNarrowed } from './is-narrowed';
import { type Cursor, cutPage, isBeyond, type Page, type RowKey, readCursor } from './page-cursor';
import { type LeadFilter, longestSearch } from './schema';

const dayMs = 24 * 60 * 60_000;
const mostSources = 200;

const keyColumns = ['lead_progress.received_at as at', 'lead_progress.lead_id as id'] as const;

type Progress = SelectQueryBuilder<Tables, 'lead_progress', object>;

/**
 * One page of the leads that match a filter, the newest first; leads that wait for an answer the oldest first. A search looks
 * through the newest 10,000 leads with its words.
 */
export async function findLeads(
  db: Kysely<Tables>,
  filter: LeadFilter,
  now: number,
  limit: number,
): Promise<FoundPage<DeskLead>> {
  const page = await findLeadKeys(db, filter, now, limit);
  const leads = await readLeads(
    db,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.flatMap(({ id }) => leads.get(id) ?? []) };
}

/** A page, and the number of all rows that match if that came with it: of a search, which would have to be done again. */
type FoundPage<Row> = Page<Row> & { total?: number | undefined };

/** Which leads `findLeads` finds. */
export async function findLeadKeys(
  db: Kysely<Tables>,
  filter: LeadFilter,
  now: number,
  limit: number,
): Promise<FoundPage<RowKey>> {
  const isWaiting = filter.state !== 'all' && stateRow(filter.state).due === 'promised';
  const cursor = readCursor(filter, isWaiting ? 'asc' : 'desc');
  if (filter.q !== '') return searchKeys(db, { filter, now, cursor, limit });
  const keys: RowKey[] = [];
  // Each is a walk along an index in the order of the page.
  for (const matching of selectMatching(db, filter, now)) {
    const rows = await matching
      .select(keyColumns)
      .$if(cursor.from !== undefined, (query) =>
        query.where(isBeyond(cursor, { at: 'lead_progress.received_at', id: 'lead_progress.lead_id' })),
      )
      .orderBy('lead_progress.received_at', cursor.order)
      .orderBy('lead_progress.lead_id', cursor.order)
      .limit(limit + 1)
      .execute();
    keys.push(...rows);
  }
  return cutPage(keys, cursor, limit);
}

interface Search {
  filter: LeadFilter;
  now: number;
  cursor: Cursor;
  limit: number;
}

/** Searches once for both the page and the number of all that were found. */
async function searchKeys(
  db: Kysely<Tables>,
  { filter, now, cursor, limit }: Search,
): Promise<FoundPage<RowKey>> {
  const [matching] = selectMatching(db, filter, now);
  if (!matching) return { ...cutPage<RowKey>([], cursor, limit), total: 0 };
  const rows = await db
    .with(
      (cte) => cte('matched').materialized(),
      () => matching.select(keyColumns),
    )
    .selectFrom('matched')
    .select(['at', 'id'])
    .select((eb) =>
      eb.selectFrom('matched').select(eb.fn.countAll<number | string>().as('count')).as('total'),
    )
    .where(isBeyond(cursor, { at: 'at', id: 'id' }))
    .orderBy('at', cursor.order)
    .orderBy('id', cursor.order)
    .limit(limit + 1)
    .execute();
  const [first] = rows;
  const page = cutPage(rows, cursor, limit);
  return first ? { ...page, total: Number(first.total) } : page;
}

/** The number of leads that match a filter, at most `mostCounted` and one. */
export async function countLeads(db: Kysely<Tables>, filter: LeadFilter, now: number): Promise<number> {
  let count = 0;
  for (const matching of selectMatching(db, filter, now)) count += await countAtMost(db, matching);
  return count;
}

export async function findLead(db: Kysely<Tables>, id: string): Promise<DeskLead | undefined> {
  return (await readLeads(db, [id])).get(id);
}

/** The number of leads in each state, at most `mostCounted` and one. */
export async function countStates(db: Kysely<Tables>): Promise<Record<LeadState, number>> {
  const counts = mapRecord(leadStates, () => 0);
  for (const state of leadStates) {
    const all = db.selectFrom('lead_progress').where('lead_progress.state', '=', state);
    counts[state] = await countAtMost(db, all);
  }
  return counts;
}

/** The number of leads in each state that match a filter whatever its own state. */
export async function countStatesOf(
  db: Kysely<Tables>,
  filter: LeadFilter,
  now: number,
): Promise<Record<LeadState, number>> {
  if (!isNarrowed(filter)) return countStates(db);
  const counts = mapRecord(leadStates, () => 0);
  if (filter.q === '') {
    for (const state of leadStates) counts[state] = await countLeads(db, { ...filter, state }, now);
    return counts;
  }
  const [found] = selectMatching(db, { ...filter, state: 'all' }, now);
  const rows = await found
    ?.select('lead_progress.state')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .groupBy('lead_progress.state')
    .execute();
  for (const { state, count } of rows ?? []) counts[state] = Number(count);
  return counts;
}

/** The sources of leads, for the filter: from each to the next one along the index. */
export async function listSources(db: Kysely<Tables>): Promise<string[]> {
  const found = new Set<string>();
  for (const state of leadStates) {
    const { rows } = await sql<{ source: string }>`with recursive each_source (source) as (
      select min(source) from lead_progress where state = ${state}
      union all
      select (select min(source) from lead_progress where state = ${state} and source > each_source.source)
      from each_source where each_source.source is not null
    ) select source from each_source where source is not null limit ${mostSources}`.execute(db);
    for (const { source } of rows) found.add(source);
  }
  return [...found].toSorted().slice(0, mostSources);
}

/** Queries for the rows that match: one for all, for each state if there are other filters, or for what was found in the index. */
function selectMatching(db: Kysely<Tables>, filter: LeadFilter, now: number): Progress[] {
  const { state, q, source, service, language, days } = filter;
  const states = state === 'all' ? leadStates : [state];
  const narrow = (query: Progress) =>
    query
      .$if(source !== '', (rows) => rows.where('lead_progress.source', '=', source))
      .$if(service !== '', (rows) => rows.where('lead_progress.service', '=', service))
      .$if(language !== '', (rows) => rows.where('lead_progress.locale', '=', language))
      .$if(days > 0, (rows) => rows.where('lead_progress.received_at', '>=', now - days * dayMs));
  if (q === '' && state === 'all' && source + service + language === '')
    return [narrow(db.selectFrom('lead_progress'))];
  if (q === '') {
    return states.map((each) =>
      narrow(db.selectFrom('lead_progress').where('lead_progress.state', '=', each)),
    );
  }
  const search = q.length > longestSearch ? [] : parseSearch(q);
  // Signs alone are nothing that could be found.
  if (search.length === 0) return [];
  // A cross join, because SQLite reads its tables in the order in which they are written: what was found comes first.
  const found = db
    .selectFrom(selectFound(db, 'lead_search', search).as('found'))
    .crossJoin('lead_progress')
    .whereRef('lead_progress.search_key', '=', 'found.key');
  return [narrow(found.where('lead_progress.state', 'in', states))];
}
