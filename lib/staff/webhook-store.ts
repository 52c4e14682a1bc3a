import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { webhookKind } from '@/lib/mail/outbox';
import type { StoredMail } from './mails-store';

/** What the webhook was or will be told, the newest first. */
export async function listWebhookEvents(db: Kysely<Tables>, limit: number): Promise<StoredMail[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', webhookKind)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}
