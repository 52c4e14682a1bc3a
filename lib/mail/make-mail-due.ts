import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { MailMessage } from './message';

/**
 * Makes a mail that is due later due now, and replaces its message if one is given. Only if it was never tried: a claimed
 * mail may have been sent, and every later try has to send the same bytes. Returns whether it was still waiting.
 */
export async function makeMailDue(
  trx: Transaction<Tables>,
  { key, message, now }: { key: string; message: MailMessage | null; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ next_attempt_at: now, ...(message && { payload: JSON.stringify(message) }) })
    .where('key', '=', key)
    .where('status', '=', 'pending')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
