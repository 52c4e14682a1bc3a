import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { KeyedMail } from './address-each';
import { enqueue } from './outbox';

interface MailGroup {
  /** Key shared by the mails: that of the record they are about. */
  groupKey: string;
  kind: string;
  mails: readonly KeyedMail[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Puts the mails to staff about one record into the outbox, within the transaction that stores the record. */
export async function enqueueGroup(
  trx: Transaction<Tables>,
  { groupKey, kind, mails, now }: MailGroup,
): Promise<void> {
  for (const mail of mails) await enqueue(trx, { ...mail, groupKey, kind, recipient: 'staff', now });
}
