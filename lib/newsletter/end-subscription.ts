import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { discard } from '@/lib/mail/outbox';
import { recordWithdrawn } from './issues/sends-store';
import { listMailKeys, recordEnd } from './newsletter-store';

/**
 * Ends whatever subscription an address has, and takes its mails out of the outbox: one that waits isn't sent any more.
 * `reason` is null for whoever unsubscribed. Returns whether there was one.
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
