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
import { queueBundles } from './bundles/queue-bundles';
import { duplicateKeys } from './duplicate-keys';
import { readMarks, readSuspicion } from './judge-spam';
import { judged, type NewLead } from './lead';
import { raiseLead } from './lead-events';
import { leadMails } from './lead-mail';
import { findSubmission, insertLead } from './leads-store';
import { leadLimits } from './limits';
import { routeLead } from './route-lead';
import { claimId, findSameText, insertRouting, lockLeads, readBudget } from './routing-store';
import type { Lead, LeadRoutingTable } from './tables';

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
  given: NewLead,
  { staffMails, acknowledgement }: PreparedMails = {},
): Promise<string> {
  await lockLeads(trx);
  const known = await findFormer(trx, given);
  if (known) return known;
  const lead = await markReusedToken(trx, given);
  const routing = await findRoute(trx, lead, given);
  const { id, isNew } = await insertLead(trx, lead);
  if (!isNew) return id;
  const now = lead.received_at;
  await insertRouting(trx, routing, lead, given.isReport);
  if (acknowledgement) await enqueueAcknowledgement(trx, acknowledgement, { lead, route: routing.route });
  if (routing.route !== 'own') {
    await queueBundles(trx, now);
  } else {
    const mails = staffMails ?? (await leadMails(lead));
    await enqueueGroup(trx, { groupKey: lead.mail_key, kind: 'lead', mails, now });
  }
  if (!given.isGenerated && routing.route !== 'digest') await raiseLead(trx, lead, now);
  return id;
}

/** The id of the same submission, if it came less than `formRepeatMs` ago, in the period before. */
async function findFormer(
  trx: Transaction<Tables>,
  { formerFingerprint, lead }: NewLead,
): Promise<string | undefined> {
  if (!formerFingerprint) return undefined;
  return findSubmission(trx, formerFingerprint, lead.received_at - formRepeatMs);
}

async function markReusedToken(trx: Transaction<Tables>, { lead, formToken }: NewLead): Promise<Lead> {
  if (formToken.state !== 'valid' || (await claimId(trx, formToken))) return lead;
  return { ...lead, ...judged([...readMarks(lead), 'token_reused']) };
}

async function findRoute(
  trx: Transaction<Tables>,
  lead: Lead,
  { isGenerated, proof }: NewLead,
): Promise<LeadRoutingTable> {
  const now = lead.received_at;
  const mailbox = normalizeMailbox(lead.email);
  const keys = isGenerated ? undefined : duplicateKeys(lead);
  const repeatOf = keys && (await findSameText(trx, keys, now));
  const budget = await readBudget(trx, { mailbox, now, limits: leadLimits });
  const { route, reason } = routeLead({ suspicion: readSuspicion(lead), proof, repeatOf, ...budget });
  return {
    lead_id: lead.id,
    received_at: now,
    route,
    reason,
    same_as: reason === 'same_text' ? (repeatOf ?? null) : null,
    mailbox,
    sender_key: keys?.senderKey ?? null,
    text_key: keys?.textKey ?? null,
    client_network: lead.client_ip ? clientNetwork(lead.client_ip) : null,
    mail_key: route === 'own' ? lead.mail_key : null,
  };
}
