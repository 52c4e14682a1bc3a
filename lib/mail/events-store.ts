import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { normalizeMailbox } from './mailbox';
import type { OutboxRow } from './outbox';
import type { MailEventsTable } from './tables';

/** What is in the outbox under the provider's id of a mail; undefined after its 90 days. */
export function findReported(db: Kysely<Tables>, providerId: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('provider_id', '=', providerId).executeTakeFirst();
}

/** Stores a report; returns false if the same report is stored already. */
export async function insertMailEvent(
  trx: Transaction<Tables>,
  event: Omit<MailEventsTable, 'mailbox'>,
): Promise<boolean> {
  const added = await trx
    .insertInto('mail_events')
    .values({ ...event, mailbox: normalizeMailbox(event.email_key) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The latest report about each of these mails, by the provider's id of the mail. */
export async function findMailEvents(
  db: Kysely<Tables>,
  providerIds: readonly string[],
): Promise<Map<string, MailEventsTable>> {
  if (providerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('mail_events')
    .selectAll()
    .where('provider_id', 'in', providerIds)
    .orderBy('happened_at')
    .execute();
  return new Map(rows.map((row) => [row.provider_id, row]));
}

/** Reports on an address since a time, the latest first. */
export function listReportsOn(
  db: Kysely<Tables>,
  { emailKey, since, limit }: { emailKey: string; since: number; limit: number },
): Promise<MailEventsTable[]> {
  return db
    .selectFrom('mail_events')
    .selectAll()
    .where('email_key', '=', emailKey)
    .where('happened_at', '>=', since)
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The number of mails about enquiries that didn't arrive and that nobody has dealt with. */
export async function countUndelivered(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('mail_events')
    .select(({ fn }) => fn.count<number | string>('provider_id').distinct().as('count'))
    .where('unsettled_since', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those mails, the latest first. */
export function listUndelivered(db: Kysely<Tables>, limit: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('provider_id', 'in', (query) =>
      query.selectFrom('mail_events').select('provider_id').where('unsettled_since', '>', 0),
    )
    .orderBy('finished_at', 'desc')
    .limit(limit)
    .execute();
}

/** Takes a mail out of that list. Returns whether it was in it. */
export async function settleReports(db: Kysely<Tables>, providerId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_events')
    .set({ unsettled_since: null })
    .where('provider_id', '=', providerId)
    .where('unsettled_since', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteMailEventsBefore(db: Kysely<Tables>, before: number): Promise<void> {
  await db.deleteFrom('mail_events').where('received_at', '<', before).execute();
}
