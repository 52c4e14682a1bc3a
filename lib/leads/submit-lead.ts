import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import type { MailMessage } from '@/lib/mail/message';
import { configuredTransport, type Transport } from '@/lib/mail/transport';
import { keepLead } from './keep-lead';
import { createLead, type Lead, type SubmitContext } from './lead';
import { leadMail } from './lead-mail';
import type { ContactInput } from './schema';

/**
 * Accepts an enquiry: when this resolves, the lead and its mail are stored in one transaction, or, with the
 * database down, the mail has been handed over. The same submission again answers the same id.
 * Throws AppError `unavailable` when neither was possible.
 */
export async function submitLead(
  input: ContactInput,
  context: SubmitContext,
  { db, transport }: { db?: Kysely<Tables>; transport?: Transport } = {},
): Promise<{ id: string }> {
  const lead = createLead(input, context);
  const mail = leadMail(lead);
  try {
    const keep = (trx: Transaction<Tables>) => keepLead(trx, lead, mail);
    return { id: await (db ?? database()).transaction().execute(keep) };
  } catch (error) {
    console.error(`lead ${lead.id}: the database failed, mailing without it:`, error);
    // Same key and same bytes as in the outbox: if the commit did succeed after all, it is still one mail.
    await mailDirectly(lead, mail, transport);
    return { id: lead.id };
  }
}

async function mailDirectly(lead: Lead, message: MailMessage, transport?: Transport): Promise<void> {
  const outcome = await (transport ?? configuredTransport())
    .send(message, lead.mailKey)
    .catch((cause) => ({ kind: 'unknown' as const, error: String(cause) }));
  if (outcome.kind === 'sent') return;
  console.error(`lead ${lead.id}: neither stored nor mailed (${outcome.kind}).`);
  throw new AppError('unavailable', { cause: outcome.error });
}
