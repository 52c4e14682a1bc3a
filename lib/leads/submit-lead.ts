import 'server-only';
import type { Kysely } from 'kysely';
import { brand } from '@/lib/config/brand';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log/log';
import { configuredTransport } from '@/lib/mail/configured-transport';
import type { Transport } from '@/lib/mail/transport';
import { isNoSource } from '@/lib/traffic-sources/name-source';
import { isOurHost } from '@/lib/traffic-sources/our-hosts';
import { isAcknowledged, prepareAcknowledgement } from './acknowledge';
import { readable } from './fields';
import { readFormToken } from './form-token';
import { readSuspicion } from './judge-spam';
import { createLead, type Origin } from './lead';
import { leadMails } from './lead-mail';
import { storeLeadInMemory } from './leads-in-memory';
import { outageFolder, recordMailed, writeOutageLead } from './outage-files';
import { describeCall } from './present-call';
import { requireProof, type Sender } from './require-proof';
import { runLeadTransaction } from './routing-store';
import type { ContactInput } from './schema';
import { storeLead } from './store-lead';
import type { Lead } from './tables';

/** Without `sentBy`, no proof of work is required here: the caller has done so, or needs none. */
type Submission = Origin &
  Partial<Pick<Sender, 'sentBy'>> & {
    /** Link to the attached result in the visitor's language, for the mail that acknowledges the enquiry. */
    resultUrl?: string;
  };

export interface SubmittedLead {
  id: string;
  receivedAt: Date;
  /** Whether the visitor gets a mail that it has arrived. */
  isAcknowledged: boolean;
}

interface Dependencies {
  db?: Kysely<Tables>;
  transport?: Transport;
  /** Folder for leads that arrive while the database is down. */
  outage?: string;
}

/**
 * Accepts an enquiry. When this resolves, the lead is stored, with its mails or its place in the next bundle or digest,
 * in one transaction. With the database down, at least one mail has been accepted by the provider instead, and the lead
 * is kept in a file (on a full disk, in memory) until the database is back; see import-outage-leads.ts. A repeated
 * submission returns the same id. Throws AppError `proof_required` if a script sends no proof of work during a flood of
 * leads, and `unavailable` if the lead could neither be stored nor mailed.
 */
export async function submitLead(
  input: ContactInput,
  context: Submission,
  { db, transport, outage = outageFolder() }: Dependencies = {},
): Promise<SubmittedLead> {
  const now = context.now ?? new Date();
  const formToken = await readFormToken(input.formToken, now.getTime());
  const { forStaff, ownWords } = await readWords(withoutOwnReferrer(input), now);
  const created = createLead(forStaff, { ...context, now, formToken });
  const { lead } = created;
  const { sentBy } = context;
  // Certain spam needs no proof: it is stored without a separate mail, and its sender gets the usual response.
  if (sentBy && readSuspicion(lead) !== 'certain') {
    const sender = { sentBy, proof: input.proof, clientIp: context.clientIp };
    created.proof = await requireProof(sender, { db, now: now.getTime() });
  }
  const acknowledgement = await prepareAcknowledgement(
    { ...created, lead: { ...lead, message: ownWords } },
    context.resultUrl,
  );
  try {
    return await runLeadTransaction(db ?? database(), async (trx) => {
      const id = await storeLead(trx, created, { acknowledgement });
      return { id, receivedAt: now, isAcknowledged: await isAcknowledged(trx, id) };
    });
  } catch (error) {
    log.error(`lead ${lead.id}: the database failed, mailing without it:`, error);
    // The same keys and bytes as in the outbox: if the commit succeeded after all, each mail is still sent once.
    await mailDirectly(lead, transport ?? configuredTransport(), outage);
    return { id: lead.id, receivedAt: now, isAcknowledged: false };
  }
}

/**
 * The enquiry with its wish for a call as a line of the message; that line is ours, so it isn't judged as spam. And what its sender
 * knows of it: without the text that our page composed for staff, and without staff's clock.
 */
async function readWords(
  input: ContactInput,
  now: Date,
): Promise<{ forStaff: ContactInput; ownWords: string }> {
  const { call, message, typed = message, locale } = input;
  const own = readable(typed);
  if (!call || brand.bookingUrl) return { forStaff: input, ownWords: own };
  const { line, clock } = await describeCall(call, locale, now.getTime());
  return {
    forStaff: { ...input, typed, message: `${message}\n\n${line} (${clock})` },
    ownWords: [own, line].filter(Boolean).join('\n\n'),
  };
}

/** Who comes back from the payment, or from another host of ours, came from nowhere else. */
function withoutOwnReferrer({ referrer, ...input }: ContactInput): ContactInput {
  return referrer === undefined || isNoSource(referrer, isOurHost) ? input : { ...input, referrer };
}

async function mailDirectly(lead: Lead, transport: Transport, outage: string): Promise<void> {
  const mails = await leadMails(lead);
  const kept = { lead, mails };
  const isKept = await writeOutageLead(outage, kept).then(
    () => true,
    (error) => {
      log.error(`lead ${lead.id}: no file could be written for the list of leads:`, error);
      return false;
    },
  );
  const outcomes = await Promise.all(
    mails.map(async ({ key, message }) => ({
      key,
      outcome: await transport
        .send(message, key)
        .catch((error) => ({ kind: 'unknown' as const, error: String(error) })),
    })),
  );
  const failures = outcomes.flatMap(({ key, outcome }) =>
    outcome.kind === 'sent' ? [] : [`${key}: ${outcome.kind}, ${outcome.error}`],
  );
  const mailed = outcomes.flatMap(({ key, outcome }) => (outcome.kind === 'sent' ? key : []));
  if (isKept) await recordMailed(outage, lead.id, mailed).catch(() => storeLeadInMemory({ ...kept, mailed }));
  // If no mail was sent, the visitor sees an error and sends the enquiry again, so there is nothing to keep.
  else if (mailed.length > 0) storeLeadInMemory({ ...kept, mailed });
  if (failures.length > 0) log.error(`lead ${lead.id}: mails that failed: ${failures.join('; ')}`);
  if (failures.length === mails.length) throw new AppError('unavailable', { cause: failures.join('; ') });
}
