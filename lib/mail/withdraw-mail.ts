import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';

/** Deletes a mail that was never tried, so that nobody gets it. Returns whether there was still one. */
export async function withdrawMail(trx: Transaction<Tables>, key: string): Promise<boolean> {
  const withdrawn = await trx
    .deleteFrom('outbox')
    .where('key', '=', key)
    .where('status', '=', 'pending')
    .where('attempts', '=', 0)
    .returning('key')
    .executeTakeFirst();
  return withdrawn !== undefined;
}
