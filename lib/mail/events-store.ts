import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { MailEventsTable } from '@/lib/db/newsletter-tables';
import type { Tables } from '@/lib/db/tables';
import { normalizeMailbox } from './mailbox';

/** Stores a report with the key of its mail; returns false if the same report is stored already. */
export async function insertMailEvent(
  trx: Transaction<Tables>,
  event: Omit<MailEventsTable, 'mail_key' | 'mailbox'>,
): Promise<boolean> {
  const mail = await trx
    .selectFrom('outbox')
    .select('key')
    .where('provider_id', '=', event.provider_id)
    .executeTakeFirst();
  const added = await trx
    .insertInto('mail_events')
    .values({ ...event, mailbox: normalizeMailbox(event.email_key), mail_key: mail?.key ?? null })
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

export async function deleteMailEventsBefore(db: Kysely<Tables>, before: number): Promise<void> {
  await db.deleteFrom('mail_events').where('received_at', '<', before).execute();
}
