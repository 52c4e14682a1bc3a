import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { discard } from '@/lib/mail/outbox';
import { confirmWithinMs } from './limits';
import { deleteSubscriptions, listMailKeys, listUnconfirmed } from './newsletter-store';

/** Deletes requests whose confirm link has expired, because without consent the address must not be stored. */
export async function forgetUnconfirmed(trx: Transaction<Tables>, now: number): Promise<void> {
  const ids = await listUnconfirmed(trx, now - confirmWithinMs);
  await discard(trx, await listMailKeys(trx, ids));
  await deleteSubscriptions(trx, ids);
}
