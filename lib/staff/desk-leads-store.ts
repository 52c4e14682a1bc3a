import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { LeadsTable, Tables } from '@/lib/db/tables';
import { rowsPerPage } from './limits';
import { type LeadFilter, type LeadState, leadStates } from './schema';

const dayMs = 24 * 60 * 60_000;

/** A lead, and what staff have done about it. */
export interface DeskLead extends LeadsTable {
  state: LeadState;
  taken_by: string | null;
  answered_at: number | null;
  /** 0 until somebody changes it. */
  version: number;
}

type Choice = Omit<LeadFilter, 'page'>;

/** One page of the leads that match a filter, the newest first; leads that wait for an answer the oldest first. */
export async function findLeads(
  db: Kysely<Tables>,
  filter: LeadFilter,
  now: number,
): Promise<{ leads: DeskLead[]; total: number }> {
  const { total } = await selectMatching(db, filter, now)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const leads = await selectLead(selectMatching(db, filter, now))
    .orderBy('leads.received_at', filter.state === 'new' ? 'asc' : 'desc')
    .orderBy('leads.id')
    .limit(rowsPerPage)
    .offset((filter.page - 1) * rowsPerPage)
    .execute();
  return { leads: leads.map(toDeskLead), total: Number(total) };
}

/** The ids of all leads that match a filter. */
export async function findLeadIds(db: Kysely<Tables>, filter: Choice, now: number): Promise<Set<string>> {
  const rows = await selectMatching(db, filter, now).select('leads.id').execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findLead(db: Kysely<Tables>, id: string): Promise<DeskLead | undefined> {
  const row = await selectLead(selectJoined(db)).where('leads.id', '=', id).executeTakeFirst();
  return row && toDeskLead(row);
}

/** The number of leads in each state. */
export async function countStates(db: Kysely<Tables>): Promise<Record<LeadState, number>> {
  const rows = await selectJoined(db)
    .select((eb) => [selectState().as('state'), eb.fn.countAll<number | string>().as('count')])
    .groupBy(selectState())
    .execute();
  const count = (state: LeadState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { new: count('new'), answered: count('answered'), done: count('done'), spam: count('spam') };
}

/** The sources and languages of leads, for the filter. */
export async function listChoices(db: Kysely<Tables>): Promise<{ sources: string[]; languages: string[] }> {
  const sources = await db
    .selectFrom('leads')
    .select('source')
    .distinct()
    .orderBy('source')
    .limit(200)
    .execute();
  const languages = await db.selectFrom('leads').select('locale').distinct().orderBy('locale').execute();
  return {
    sources: sources.flatMap(({ source }) => source ?? []),
    languages: languages.map(({ locale }) => locale),
  };
}

function selectJoined(db: Kysely<Tables>) {
  return db
    .selectFrom('leads')
    .leftJoin('lead_progress', 'lead_progress.lead_id', 'leads.id')
    .leftJoin('lead_routing', 'lead_routing.lead_id', 'leads.id');
}

function selectLead(query: ReturnType<typeof selectJoined>) {
  return query
    .selectAll('leads')
    .select(['lead_progress.taken_by', 'lead_progress.answered_at', 'lead_progress.version'])
    .select(selectState().as('state'));
}

function selectMatching(
  db: Kysely<Tables>,
  { state, q, source, service, language, days }: Choice,
  now: number,
) {
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const like = (column: 'name' | 'email' | 'phone' | 'message' | 'id') =>
    sql<boolean>`lower(${sql.ref(`leads.${column}`)}) like ${pattern} escape '\\'`;
  return selectJoined(db)
    .$if(state !== 'all', (query) => query.where((eb) => eb(selectState(), '=', state)))
    .$if(q !== '', (query) =>
      query.where((eb) => eb.or([like('name'), like('email'), like('phone'), like('message'), like('id')])),
    )
    .$if(source !== '', (query) => query.where('leads.source', '=', source))
    .$if(service !== '', (query) => query.where('leads.service', '=', service))
    .$if(language !== '', (query) => query.where('leads.locale', '=', language))
    .$if(days > 0, (query) => query.where('leads.received_at', '>=', now - days * dayMs));
}

/** The stored state; by default, certain spam is `spam` and any other lead `new`. */
function selectState() {
  return sql<string>`coalesce(lead_progress.state, case when lead_routing.route = 'digest' then 'spam' else 'new' end)`;
}

function toDeskLead(
  row: Omit<DeskLead, 'state' | 'version'> & { state: string; version: number | null },
): DeskLead {
  return {
    ...row,
    state: leadStates.find((state) => state === row.state) ?? 'new',
    version: row.version ?? 0,
  };
}
