import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { env } from '@/lib/config/env';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import type { MailMessage } from '@/lib/mail/message';
import { enqueue } from '@/lib/mail/outbox';
import { isStaffAddress } from '@/lib/mail/staff-address';
import { acknowledgementMail } from './acknowledgement-mail';
import { readSuspicion } from './judge-spam';
import type { NewLead } from './lead';
import type { Lead, LeadRoute } from './tables';

const kind = 'acknowledgement';
const writeKey = (leadId: string) => `${kind}-${leadId}`;
const dayMs = 86_400_000;

/**
 * The mail that tells the visitor that the enquiry has arrived, rendered before the transaction; undefined where none is
 * due: switched off, suspected spam, our own text, an address of staff's. Never throws: an enquiry doesn't depend on it.
 */
export async function prepareAcknowledgement(
  { lead, isGenerated }: NewLead,
  resultUrl?: string,
): Promise<MailMessage | undefined> {
  const isUnwanted = env.ACKNOWLEDGEMENTS === 'off' || isGenerated || isStaffAddress(lead.email);
  if (isUnwanted || readSuspicion(lead) !== 'none') return undefined;
  return acknowledgementMail(lead, resultUrl).catch((error: unknown) => {
    log.error(`lead ${lead.id}: the acknowledgement could not be written:`, error);
    return undefined;
  });
}

/**
 * Adds it within the transaction that stores the enquiry, if that goes to staff by itself and the mailbox has had none for a
 * day; only within the mailbox's budget.
 */
export async function enqueueAcknowledgement(
  trx: Transaction<Tables>,
  message: MailMessage,
  { lead, route }: { lead: Lead; route: LeadRoute },
): Promise<void> {
  const now = lead.received_at;
  if (route !== 'own' || readSuspicion(lead) !== 'none' || (await wasAcknowledged(trx, lead.email, now)))
    return;
  await enqueue(trx, { key: writeKey(lead.id), kind, recipient: 'optional', message, now });
}

/** Whether a mail says that this enquiry has arrived. */
export async function isAcknowledged(db: Kysely<Tables>, leadId: string): Promise<boolean> {
  const found = await db
    .selectFrom('outbox')
    .select('key')
    .where('key', '=', writeKey(leadId))
    .executeTakeFirst();
  return found !== undefined;
}

async function wasAcknowledged(trx: Transaction<Tables>, email: string, now: number): Promise<boolean> {
  const found = await trx
    .selectFrom('outbox')
    .select('key')
    .where('mailbox', '=', normalizeMailbox(email))
    .where('kind', '=', kind)
    .where('admitted_at', '>', now - dayMs)
    .executeTakeFirst();
  return found !== undefined;
}
