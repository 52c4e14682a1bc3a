import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { mailMessageSchema } from '@/lib/mail/message';

/** The mails in the outbox, oldest first, with their texts. */
export async function staffMails(db: Kysely<Tables>) {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  return rows.map(({ key, kind, payload, created_at }) => ({
    key,
    kind,
    createdAt: created_at,
    ...mailMessageSchema.parse(JSON.parse(payload)),
  }));
}
