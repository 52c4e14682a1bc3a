import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '@/lib/db/tables';

/** Days since 1970 in Brisbane: UTC+10 without daylight saving. Integer division gives an integer on both databases. */
const day = (column: 'received_at' | 'created_at') =>
  sql<number>`((${sql.ref(column)} + 36000000) / 86400000)`;

export interface ViewCount {
  day: number;
  page: string;
  referrer: string;
  userAgent: string;
  count: number;
}

/** Page views since a time; views of one day that are alike are one row. */
export async function countViews(db: Kysely<Tables>, since: number): Promise<ViewCount[]> {
  const rows = await db
    .selectFrom('page_views')
    .select(['page', 'referrer', 'user_agent as userAgent', day('received_at').as('day')])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('received_at', '>=', since)
    .groupBy(['page', 'referrer', 'user_agent', day('received_at')])
    .execute();
  return rows.map((row) => ({ ...row, day: Number(row.day), count: Number(row.count) }));
}

/** Recorded uses of forms since a time. */
export async function listFormUses(
  db: Kysely<Tables>,
  since: number,
): Promise<{ data: string; sessionId: string }[]> {
  return db
    .selectFrom('behaviour_events')
    .select(['interaction_data as data', 'session_id as sessionId'])
    .where('event_type', '=', 'form_interaction')
    .where('received_at', '>=', since)
    .execute();
}

export interface Counted {
  name: string;
  count: number;
}

/** Stored results of tools by kind since a time, and runs of the audit. */
export async function countResults(db: Kysely<Tables>, since: number): Promise<Counted[]> {
  const results = await db
    .selectFrom('results')
    .select('kind as name')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('created_at', '>=', since)
    .groupBy('kind')
    .execute();
  const audits = await db
    .selectFrom('audit_runs')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return [...results, { name: 'audit', ...audits }].map(({ name, count }) => ({
    name,
    count: Number(count),
  }));
}

/** Enquiries since a time by source; null for those without a source. */
export async function countLeads(
  db: Kysely<Tables>,
  since: number,
): Promise<{ name: string | null; count: number }[]> {
  const rows = await db
    .selectFrom('leads')
    .select('source as name')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('received_at', '>=', since)
    .groupBy('source')
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}
