import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { LeadsTable, Tables } from '@/lib/db/tables';
import { rowsPerPage } from './limits';
import { type LeadFilter, type LeadState, leadStates } from './schema';

const dayMs = 24 * 60 * 60_000;

/** A lead and what staff have done about it. */
export interface DeskLead extends LeadsTable {
  state: LeadState;
  taken_by: string | null;
  answered_at: number | null;
  /** 0 while nobody has changed it. */
  version: number;
}

type Choice = Omit<LeadFilter, 'page'>;

/** One page of the leads of a filter, the newest first; of those that wait for an answer the oldest first. */
export async function findLeads(
  db: Kysely<Tables>,
  filter: LeadFilter,
  now: number,
): Promise<{ leads: DeskLead[]; total: number }> {
  const { total } = await chosen(db, filter, now)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const leads = await selectLead(chosen(db, filter, now))
    .orderBy('leads.received_at', filter.state === 'new' ? 'asc' : 'desc')
    .orderBy('leads.id')
    .limit(rowsPerPage)
    .offset((filter.page - 1) * rowsPerPage)
    .execute();
  return { leads: leads.map(toDeskLead), total: Number(total) };
}

/** The ids of all leads of a filter. */
export async function findLeadIds(db: Kysely<Tables>, filter: Choice, now: number): Promise<Set<string>> {
  const rows = await chosen(db, filter, now).select('leads.id').execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findLead(db: Kysely<Tables>, id: string): Promise<DeskLead | undefined> {
  const row = await selectLead(joined(db)).where('leads.id', '=', id).executeTakeFirst();
  return row && toDeskLead(row);
}

/** How many leads there are of each state. */
export async function countStates(db: Kysely<Tables>): Promise<Record<LeadState, number>> {
  const rows = await joined(db)
    .select((eb) => [stateOf().as('state'), eb.fn.countAll<number | string>().as('count')])
    .groupBy(stateOf())
    .execute();
  const count = (state: LeadState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { new: count('new'), answered: count('answered'), done: count('done'), spam: count('spam') };
}

/** The sources and languages that leads have, to choose from. */
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

function joined(db: Kysely<Tables>) {
  return db
    .selectFrom('leads')
    .leftJoin('lead_progress', 'lead_progress.lead_id', 'leads.id')
    .leftJoin('lead_routing', 'lead_routing.lead_id', 'leads.id');
}

function selectLead(query: ReturnType<typeof joined>) {
  return query
    .selectAll('leads')
    .select(['lead_progress.taken_by', 'lead_progress.answered_at', 'lead_progress.version'])
    .select(stateOf().as('state'));
}

function chosen(db: Kysely<Tables>, { state, q, source, service, language, days }: Choice, now: number) {
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const like = (column: 'name' | 'email' | 'phone' | 'message' | 'id') =>
    sql<boolean>`lower(${sql.ref(`leads.${column}`)}) like ${pattern} escape '\\'`;
  return joined(db)
    .$if(state !== 'all', (query) => query.where((eb) => eb(stateOf(), '=', state)))
    .$if(q !== '', (query) =>
      query.where((eb) => eb.or([like('name'), like('email'), like('phone'), like('message'), like('id')])),
    )
    .$if(source !== '', (query) => query.where('leads.source', '=', source))
    .$if(service !== '', (query) => query.where('leads.service', '=', service))
    .$if(language !== '', (query) => query.where('leads.locale', '=', language))
    .$if(days > 0, (query) => query.where('leads.received_at', '>=', now - days * dayMs));
}

/** Certain spam is spam until somebody says otherwise; any other lead is new. */
function stateOf() {
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
