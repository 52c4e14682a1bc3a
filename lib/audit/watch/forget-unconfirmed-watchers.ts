import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { discard } from '@/lib/mail/outbox';
import { confirmWithinMs } from './limits';
import { deleteWatchers, listUnconfirmed } from './watcher-store';

/** Deletes expired unconfirmed requests with their mails: without consent the address must not be stored. */
export async function forgetUnconfirmedWatchers(trx: Transaction<Tables>, now: number): Promise<void> {
  const late = await listUnconfirmed(trx, now - confirmWithinMs);
  await discard(
    trx,
    late.map(({ mail_key }) => mail_key),
  );
  await deleteWatchers(
    trx,
    late.map(({ id }) => id),
  );
}
