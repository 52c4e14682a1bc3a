import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { KeyedMail } from './address-each';
import { enqueue } from './outbox';

interface MailGroup {
  /** What the mails have in common; their reason is stored with it. */
  groupKey: string;
  kind: string;
  mails: readonly KeyedMail[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Puts the mails of one reason into the outbox, inside the transaction that stores the reason. */
export async function enqueueGroup(
  trx: Transaction<Tables>,
  { groupKey, kind, mails, now }: MailGroup,
): Promise<void> {
  for (const mail of mails) await enqueue(trx, { ...mail, groupKey, kind, now });
}
