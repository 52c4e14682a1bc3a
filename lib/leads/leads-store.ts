import 'server-only';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { OutboxStatus, ParkReason } from '@/lib/mail/tables';
import { firstStateInSql } from './first-state';
import type { LeadState } from './state';
import type { HoldReason, Lead, LeadRoute } from './tables';

/** An enquiry with the way by which staff hear of it, and what they have done about it. */
export interface DeskLead extends Lead {
  /** Null for a lead from before routes existed, which has a separate mail. */
  route: LeadRoute | null;
  reason: HoldReason | null;
  /** The earlier lead with the same text. */
  same_as: string | null;
  /** Key of the mail, bundle or digest that contains it; null until there is one. */
  carried_by: string | null;
  state: LeadState;
  taken_by: string | null;
  answered_at: number | null;
  amount_cents: number | null;
  due_at: number | null;
  /** 0 until somebody changes it. */
  version: number;
}

/** The state of a lead's mails, one for each address. */
interface MailStates {
  /** Parked if one of them is, else pending if one is; null if all were deleted after sending. */
  mail_status: OutboxStatus | null;
  /** Of the mails that are not sent. */
  problems: { park_reason: ParkReason | null; last_error: string | null }[];
  mail_count: number;
}

export type ListedLead = DeskLead & MailStates;

/** Leads with all that belongs to them. Those of an old, large database that have no place at the desk yet are as they will be. */
export function selectLeads(db: Kysely<Tables>) {
  return db
    .selectFrom('leads')
    .leftJoin('lead_routing', 'lead_routing.lead_id', 'leads.id')
    .leftJoin('lead_progress', 'lead_progress.lead_id', 'leads.id')
    .selectAll('leads')
    .select(['lead_routing.route', 'lead_routing.reason', 'lead_routing.same_as'])
    .select('lead_routing.mail_key as carried_by')
    .select(['lead_progress.taken_by', 'lead_progress.answered_at'])
    .select(['lead_progress.amount_cents', 'lead_progress.due_at'])
    .select(sql<LeadState>`coalesce(lead_progress.state, ${firstStateInSql})`.as('state'))
    .select(sql<number>`coalesce(lead_progress.version, 0)`.as('version'));
}

/** Leads with these ids, by id. */
export async function readLeads(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, DeskLead>> {
  if (ids.length === 0) return new Map();
  const rows = await selectLeads(db).where('leads.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Stores the lead and returns its id. If the same submission is already stored, returns that id instead; waits for a
 * concurrent transaction with the same submission.
 */
export async function insertLead(
  trx: Transaction<Tables>,
  lead: Lead,
): Promise<{ id: string; isNew: boolean }> {
  const inserted = await trx
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const first = await trx
    .selectFrom('leads')
    .select('id')
    .where('fingerprint', '=', lead.fingerprint ?? '')
    .executeTakeFirstOrThrow();
  return { id: first.id, isNew: false };
}

/** The id of a lead with this fingerprint that was received since then, in milliseconds since 1970. */
export async function findSubmission(
  trx: Transaction<Tables>,
  fingerprint: string,
  since: number,
): Promise<string | undefined> {
  const lead = await trx
    .selectFrom('leads')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .where('received_at', '>=', since)
    .executeTakeFirst();
  return lead?.id;
}

/**
 * Newest first. `since` in milliseconds since 1970; `isParked`: only leads with a parked mail; `isSpam`: only leads
 * held back as certain spam; `ids`: only these.
 */
export async function listLeads(
  db: Kysely<Tables>,
  {
    since,
    isParked,
    isSpam,
    ids,
  }: { since?: number; isParked?: boolean; isSpam?: boolean; ids?: readonly string[] },
): Promise<ListedLead[]> {
  if (ids?.length === 0) return [];
  const rows = await selectLeads(db)
    .leftJoin('outbox', (join) =>
      join.on((on) => on('outbox.group_key', '=', on.fn.coalesce('lead_routing.mail_key', 'leads.mail_key'))),
    )
    .select(['outbox.status', 'outbox.park_reason', 'outbox.last_error'])
    .$if(since !== undefined, (query) => query.where('leads.received_at', '>=', since ?? 0))
    .$if(ids !== undefined, (query) => query.where('leads.id', 'in', ids ?? []))
    .$if(isSpam === true, (query) => query.where('lead_routing.route', '=', 'digest'))
    .orderBy('leads.received_at', 'desc')
    .orderBy('leads.id')
    .orderBy('outbox.key')
    .execute();
  const leads = new Map<string, ListedLead>();
  for (const { status, park_reason, last_error, ...lead } of rows) {
    const listed = leads.get(lead.id) ?? { ...lead, mail_status: null, problems: [], mail_count: 0 };
    leads.set(lead.id, listed);
    if (status === null) continue;
    listed.mail_count += 1;
    listed.mail_status = worst(listed.mail_status, status);
    if (status !== 'sent') listed.problems.push({ park_reason, last_error });
  }
  return [...leads.values()].filter((lead) => !isParked || lead.mail_status === 'parked');
}

function worst(one: OutboxStatus | null, other: OutboxStatus): OutboxStatus {
  const order = [null, 'collected', 'sent', 'collecting', 'pending', 'parked'] as const;
  return order.indexOf(one) > order.indexOf(other) && one !== null ? one : other;
}
