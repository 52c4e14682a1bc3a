import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { OutboxStatus, ParkReason, Tables } from '@/lib/db/tables';
import { pickArrival } from './arrival';
import type { Lead } from './lead';
import type { LeadState } from './state';
import type { LeadRoute, LeadsTable } from './tables';

/** A lead and the state of its mails, one for each address. */
export interface ListedLead extends LeadsTable {
  /** Parked if one of them is, else pending if one is; null if all were deleted after sending. */
  mail_status: OutboxStatus | null;
  /** Of the mails that are not sent. */
  problems: { park_reason: ParkReason | null; last_error: string | null }[];
  mail_count: number;
  /** Null for a lead from before routes existed, which has a separate mail. */
  route: LeadRoute | null;
  /** Key of the bundle or digest that contains it; null until there is one. */
  carried_by: string | null;
  /** What staff have done about it; null for a lead of an old, large database that has no place at the desk yet. */
  state: LeadState | null;
  taken_by: string | null;
  answered_at: number | null;
  amount_cents: number | null;
}

/**
 * Stores the lead and returns its id. If the same submission is already stored, returns that id instead; waits for a
 * concurrent transaction with the same submission.
 */
export async function insertLead(
  trx: Transaction<Tables>,
  lead: LeadsTable,
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
  const rows = await db
    .selectFrom('leads')
    .leftJoin('lead_routing', 'lead_routing.lead_id', 'leads.id')
    .leftJoin('lead_progress', 'lead_progress.lead_id', 'leads.id')
    .leftJoin('outbox', (join) =>
      join.on((on) => on('outbox.group_key', '=', on.fn.coalesce('lead_routing.mail_key', 'leads.mail_key'))),
    )
    .selectAll('leads')
    .select(['outbox.status', 'outbox.park_reason', 'outbox.last_error'])
    .select(['lead_routing.route', 'lead_routing.mail_key as carried_by'])
    .select(['lead_progress.state', 'lead_progress.taken_by'])
    .select(['lead_progress.answered_at', 'lead_progress.amount_cents'])
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
  const order = [null, 'collected', 'sent', 'collecting', 'posting', 'pending', 'parked'] as const;
  return order.indexOf(one) > order.indexOf(other) && one !== null ? one : other;
}

export function leadRow(lead: Lead): LeadsTable {
  return {
    id: lead.id,
    fingerprint: lead.fingerprint ?? null,
    received_at: lead.receivedAt.getTime(),
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    service: lead.service,
    message: lead.message,
    source: lead.source ?? null,
    page: lead.page ?? null,
    locale: lead.locale,
    spam_marks: lead.spamMarks.join(','),
    client_ip: lead.clientIp ?? null,
    user_agent: lead.userAgent ?? null,
    mail_key: lead.mailKey,
    attachment: lead.attached ?? null,
    visitor_id: lead.visitorId ?? null,
    tool: lead.tool ?? null,
    ...pickArrival(lead, null),
  };
}
