import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { LeadsTable, OutboxStatus, ParkReason, Tables } from '@/lib/db/tables';
import type { Lead } from './lead';

/** A lead and what became of its mail. */
export interface ListedLead extends LeadsTable {
  mail_status: OutboxStatus | null;
  park_reason: ParkReason | null;
  last_error: string | null;
}

/**
 * Stores the lead and answers its id. If the same submission is already stored, answers the id of that one
 * and stores nothing; a concurrent one is waited for.
 */
export async function insertLead(
  trx: Transaction<Tables>,
  lead: Lead,
): Promise<{ id: string; isNew: boolean }> {
  const inserted = await trx
    .insertInto('leads')
    .values(toRow(lead))
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const first = await trx
    .selectFrom('leads')
    .select('id')
    .where('submission_key', '=', lead.fingerprint ?? '')
    .executeTakeFirstOrThrow();
  return { id: first.id, isNew: false };
}

/** Newest first. `since` in milliseconds since 1970. */
export async function listLeads(
  db: Kysely<Tables>,
  { since, isParked }: { since?: number; isParked?: boolean },
): Promise<ListedLead[]> {
  return db
    .selectFrom('leads')
    .leftJoin('outbox', 'outbox.key', 'leads.mail_key')
    .selectAll('leads')
    .select(['outbox.status as mail_status', 'outbox.park_reason', 'outbox.last_error'])
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))
    .$if(isParked === true, (query) => query.where('outbox.status', '=', 'parked'))
    .orderBy('received_at', 'desc')
    .execute();
}

function toRow(lead: Lead): LeadsTable {
  return {
    id: lead.id,
    submission_key: lead.fingerprint ?? null,
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
  };
}
