import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { OutboxTable, Tables } from '@/lib/db/tables';

export type StoredMail = Selectable<OutboxTable>;

/** The mails about a lead, or the bundle or digest that contains it. Mails sent more than 90 days ago have been deleted. */
export async function listMailsOfLead(db: Kysely<Tables>, leadId: string): Promise<StoredMail[]> {
  return db
    .selectFrom('outbox')
    .selectAll('outbox')
    .innerJoin('leads', (join) => join.on('leads.id', '=', leadId))
    .leftJoin('lead_routing', 'lead_routing.lead_id', 'leads.id')
    .where((eb) => eb('outbox.group_key', 'in', [eb.ref('leads.mail_key'), eb.ref('lead_routing.mail_key')]))
    .orderBy('outbox.created_at')
    .orderBy('outbox.key')
    .execute();
}

export async function findMail(db: Kysely<Tables>, key: string): Promise<StoredMail | undefined> {
  return db.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirst();
}
