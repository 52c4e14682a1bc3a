import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { clientNetwork } from '@/lib/http/client-ip';
import { formRepeatMs } from '@/lib/http/idempotency-key';
import type { KeyedMail } from '@/lib/mail/address-each';
import { enqueueGroup } from '@/lib/mail/enqueue-group';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import type { MailMessage } from '@/lib/mail/message';
import { enqueueAcknowledgement } from './acknowledge';
import type { Lead } from './lead';
import { raiseEnquiry } from './lead-events';
import { leadMails } from './lead-mail';
import { findSubmission, insertLead, leadRow } from './leads-store';
import { leadLimits } from './limits';
import { queueGroupMail } from './queue-group-mail';
import { routeLead } from './route-lead';
import { claimId, findSameText, insertRouting, lockLeads, readBudget } from './routing-store';
import type { LeadRoutingTable } from './tables';
import { textKeys } from './text-keys';

/** Mails rendered before the transaction. */
interface PreparedMails {
  /** Only for an enquiry without a form token, because the token's state changes them. */
  staffMails?: readonly KeyedMail[];
  /** To the visitor. */
  acknowledgement?: MailMessage;
}

/**
 * Stores an enquiry within a transaction, with its mails to staff or its place in the next bundle or digest. A repeated
 * submission stores nothing and returns the id of the first.
 */
export async function storeLead(
  trx: Transaction<Tables>,
  given: Lead,
  { staffMails, acknowledgement }: PreparedMails = {},
): Promise<string> {
  await lockLeads(trx);
  const known = await findFormer(trx, given);
  if (known) return known;
  const lead = await markReusedToken(trx, given);
  const routing = await findRoute(trx, lead);
  const row = leadRow(lead);
  const { id, isNew } = await insertLead(trx, row);
  if (!isNew) return id;
  await insertRouting(trx, routing, row, lead.wants);
  if (lead.writtenBy === 'visitor' && routing.route !== 'digest')
    await raiseEnquiry(trx, row, lead.receivedAt.getTime());
  if (acknowledgement) await enqueueAcknowledgement(trx, acknowledgement, { lead, route: routing.route });
  if (routing.route !== 'own') {
    await queueGroupMail(trx, lead.receivedAt.getTime());
  } else {
    await enqueueGroup(trx, {
      groupKey: lead.mailKey,
      kind: 'lead',
      mails: staffMails ?? (await leadMails(lead)),
      now: lead.receivedAt.getTime(),
    });
  }
  return id;
}

/** The id of the same submission, if it came less than `formRepeatMs` ago, in the period before. */
async function findFormer(
  trx: Transaction<Tables>,
  { formerFingerprint, receivedAt }: Lead,
): Promise<string | undefined> {
  if (!formerFingerprint) return undefined;
  return findSubmission(trx, formerFingerprint, receivedAt.getTime() - formRepeatMs);
}

async function markReusedToken(trx: Transaction<Tables>, lead: Lead): Promise<Lead> {
  const { formToken } = lead;
  if (formToken.state !== 'valid' || (await claimId(trx, formToken))) return lead;
  return { ...lead, spamMarks: [...lead.spamMarks, 'token_reused'] };
}

async function findRoute(trx: Transaction<Tables>, lead: Lead): Promise<LeadRoutingTable> {
  const now = lead.receivedAt.getTime();
  const mailbox = normalizeMailbox(lead.email);
  const keys = lead.writtenBy === 'visitor' ? textKeys(lead) : undefined;
  const repeatOf = keys && (await findSameText(trx, keys, now));
  const budget = await readBudget(trx, { mailbox, now, limits: leadLimits });
  const { route, reason } = routeLead({
    marks: lead.spamMarks,
    standing: lead.standing,
    repeatOf,
    ...budget,
  });
  return {
    lead_id: lead.id,
    received_at: now,
    route,
    reason,
    same_as: reason === 'same_text' ? (repeatOf ?? null) : null,
    mailbox,
    sender_key: keys?.senderKey ?? null,
    text_key: keys?.textKey ?? null,
    client_network: lead.clientIp ? clientNetwork(lead.clientIp) : null,
    mail_key: route === 'own' ? lead.mailKey : null,
  };
}
