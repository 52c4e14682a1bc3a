import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { MailMessage } from '@/lib/mail/message';
import { enqueue } from '@/lib/mail/outbox';
import type { Lead } from './lead';
import { leadMail } from './lead-mail';
import { insertLead } from './leads-store';

/**
 * Stores an enquiry and the mail that tells staff about it, as part of a transaction. The same submission again
 * stores nothing and answers the id of the first.
 */
export async function keepLead(
  trx: Transaction<Tables>,
  lead: Lead,
  message: MailMessage = leadMail(lead),
): Promise<string> {
  const { id, isNew } = await insertLead(trx, lead);
  if (isNew) {
    await enqueue(trx, { key: lead.mailKey, kind: 'lead', message, now: lead.receivedAt.getTime() });
  }
  return id;
}
