import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { discard } from '@/lib/mail/outbox';
import { recordWithdrawn } from './issues/sends-store';
import { listMailKeys, recordEnd } from './newsletter-store';

/**
 * Ends an address's subscription, if any, and removes its mails from the outbox, so that waiting ones aren't sent.
 * `reason` is null if the subscriber ended it. Returns whether there was a subscription.
 */
export async function endSubscription(
  trx: Transaction<Tables>,
  end: { emailKey: string; reason: 'bounced' | 'complained' | null; now: number },
): Promise<boolean> {
  const ended = await recordEnd(trx, end);
  await recordWithdrawn(trx, ended, end.now);
  await discard(trx, await listMailKeys(trx, ended));
  return ended.length > 0;
}
