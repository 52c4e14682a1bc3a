import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';

/** Marks mails as sent that were sent directly, bypassing the outbox, while the database was down. */
export async function recordSentDirectly(
  db: Kysely<Tables>,
  keys: readonly string[],
  now: number,
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ status: 'sent', finished_at: now, unknown_since: null, park_reason: null, last_error: null })
    .where('key', 'in', keys)
    .where('status', '<>', 'sent')
    .execute();
}
