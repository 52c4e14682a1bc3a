import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { AppError, type ErrorCode } from '@/lib/errors';
import type { RenderFailure } from '@/lib/headless-browser/rendered-page';
import { formRepeatMs, type SubmissionKey } from '@/lib/http/idempotency-key';
import { createLead } from '@/lib/leads/lead';
import { leadMails } from '@/lib/leads/lead-mail';
import { requireProof, type Sender } from '@/lib/leads/require-proof';
import type { ProofOfWorkState } from '@/lib/leads/route-lead';
import { runLeadTransaction } from '@/lib/leads/routing-store';
import { storeLead } from '@/lib/leads/store-lead';
import { submitLead } from '@/lib/leads/submit-lead';
import { log } from '@/lib/log/log';
import { enqueue } from '@/lib/mail/outbox';
import { vetUrl } from '@/lib/net/outbound/vet-url';
import { resultUrl } from '@/lib/results/result-url';
import { queueCrawl } from '../crawl/crawl-store';
import type { AuditFacts } from '../engine/audit-facts';
import { auditWebsite } from '../engine/audit-website';
import { browserProblem } from '../phone-screen/browser-problem';
import { mailWaitMs, queueRendering, type StoredRendering } from '../phone-screen/rendering-store';
import { auditLead } from '../report/audit-lead';
import { type AuditMails, renderAuditMails } from '../report/audit-mails';
import { chooseToken, hasLink, insertRun, openLink } from '../report/audit-store';
import { raiseReport } from '../report/report-event';
import { replaceRivals } from '../rivals/rivals-store';
import { vetRivals } from '../rivals/vet-rivals';
import type { AuditInput } from '../schema';
import { toRegistrableDomain } from '../visit/registrable-domain';
import { dailyFingerprint, identifySubmission } from './submission-keys';

export interface AuditContext {
  /** Marks repeats of one submission by one browser, which share a report; any other request gets a report of its own. */
  submission?: SubmissionKey;
  clientIp?: string;
  userAgent?: string;
  visitorId?: string;
  now?: Date;
  /** Absent: no proof of work is required. */
  sentBy?: Sender['sentBy'];
}

/** Includes the result of the proof of work; the enquiry's text is written by the site. */
type JudgedContext = Omit<AuditContext, 'sentBy' | 'submission'> & {
  proof?: ProofOfWorkState;
  isGenerated: true;
};

interface Dependencies {
  db?: Kysely<Tables>;
  audit?: typeof auditWebsite;
  render?: typeof renderAuditMails;
}

export interface RequestedAudit {
  id: string;
  token: string;
  businessName: string;
  facts: AuditFacts;
  rendering: StoredRendering;
  /** The report in the languages in which it has been presented. */
  audits: AuditMails['audits'];
}

/** Errors of the address itself, which visitors can correct as in any field. */
const typingErrors: readonly ErrorCode[] = ['invalid_url', 'url_not_allowed'];

/**
 * Audits a website for a visitor. When this resolves, the report, the enquiry and both mails are stored in one
 * transaction. The result is the same whether or not anybody asked for this address or website before. If reading the website or storing the
 * report fails, only the enquiry is stored and this throws AppError with `isLeadStored`. Throws `proof_required` as
 * `submitLead` does.
 */
export async function requestAudit(
  input: AuditInput,
  sent: AuditContext = {},
  { db, audit = auditWebsite, render = renderAuditMails }: Dependencies = {},
): Promise<RequestedAudit> {
  const { businessName } = input;
  const { sentBy, clientIp, now, userAgent, visitorId } = sent;
  // Checked first: a flood of requests would also burden other people's servers.
  const sender = { proof: input.proof, clientIp };
  const proof = sentBy && (await requireProof({ ...sender, sentBy }, { db, now: now?.getTime() }));
  const context: JudgedContext = { clientIp, userAgent, visitorId, now, proof, isGenerated: true };
  const facts = await audit(input.url, { businessName, clientIp: context.clientIp }).catch(async (error) => {
    throw await keepFailedAuditAsLead(error, input, context, db);
  });
  try {
    const submission = await findSubmission(db ?? database(), input, sent);
    return await store(db ?? database(), facts, input, { context, render, submission });
  } catch (cause) {
    log.error('audit: the report could not be stored:', cause);
    await submitLead(auditLead(input, 'notStored'), context, { db });
    throw new AppError('report_not_stored', { isLeadStored: true, cause });
  }
}

async function keepFailedAuditAsLead(
  error: unknown,
  input: AuditInput,
  context: JudgedContext,
  db?: Kysely<Tables>,
) {
  const known = error instanceof AppError ? error : new AppError('internal', { cause: error });
  const { code, retryAfterSeconds, cause } = known;
  if (typingErrors.includes(code) && isMistyped(input.url)) return known;
  const fingerprint = dailyFingerprint('unread', input.email, input.url, context.now);
  await submitLead(auditLead(input, { unread: code }), { ...context, fingerprint }, { db });
  return new AppError(code, { retryAfterSeconds, isLeadStored: true, cause });
}

/** A valid address can still lead, by DNS or a redirect, to a host that is not allowed. */
function isMistyped(address: string): boolean {
  try {
    return vetUrl(address, env.OUTBOUND_ALLOW) === null;
  } catch {
    return true;
  }
}

/** Identifies the request, as the one that it repeats if that came in the period before: see `SubmissionKey`. */
async function findSubmission(
  db: Kysely<Tables>,
  input: AuditInput,
  { submission, now = new Date() }: AuditContext,
): Promise<string> {
  const former = submission?.former && identifySubmission(input, submission.former);
  const isRepeat = former && (await hasLink(db, former, now.getTime() - formRepeatMs));
  return isRepeat ? former : identifySubmission(input, submission?.key);
}

/** Renders before the transaction, and again if the same submission, sent twice, has created the link meanwhile. */
async function store(
  db: Kysely<Tables>,
  facts: AuditFacts,
  input: AuditInput,
  {
    context,
    render,
    submission,
  }: { context: JudgedContext; render: typeof renderAuditMails; submission: string },
): Promise<RequestedAudit> {
  const now = (context.now ?? new Date()).getTime();
  const { businessName } = input;
  const id = randomUUID();
  const reason = browserProblem();
  const rendering = reason ? ({ state: 'not_rendered', reason } as const) : ({ state: 'waiting' } as const);
  let token = await chooseToken(db, submission);
  for (;;) {
    const mails = await render(facts, { id, token, businessName, rendering, tries: [] }, input);
    const audited = { facts, input, context, submission, id, token, mails, now, reason };
    const opened = await storeRendered(db, audited);
    if (opened === token) return { id, token, businessName, facts, rendering, audits: mails.audits };
    token = opened;
  }
}

interface RenderedAudit {
  facts: AuditFacts;
  input: AuditInput;
  context: JudgedContext;
  submission: string;
  id: string;
  token: string;
  mails: AuditMails;
  now: number;
  /** Why no browser will render the page, if that is known. */
  reason: RenderFailure | undefined;
}

/** Returns the token of the link. If it is not the given one, nothing else is stored or mailed. */
async function storeRendered(db: Kysely<Tables>, audit: RenderedAudit): Promise<string> {
  const { facts, input, submission, id, token, mails, now, reason } = audit;
  const { email, businessName, locale } = input;
  const url = facts.page.requestedUrl;
  const fingerprint = dailyFingerprint('audited', email, url, audit.context.now);
  const created = createLead(mails.enquiry, { ...audit.context, fingerprint, isReport: true });
  const staffMails = await leadMails(created.lead);
  return runLeadTransaction(db, async (trx) => {
    const opened = await openLink(trx, { token, submission, email, url, businessName }, now);
    if (opened !== token) return opened;
    await insertRun(trx, { id, token, facts, now });
    await storeLead(trx, created, { staffMails });
    const key = `audit-report-${submission}`;
    const dueAt = reason ? now : now + mailWaitMs;
    const recipient = { locale, url: resultUrl(token, locale) };
    await enqueue(trx, { key, kind: 'audit-report', recipient, message: mails.report, now, dueAt });
    await raiseReport(trx, audit);
    // A website that refused our program isn't asked for a hundred pages.
    if (!facts.refusal) await queueCrawl(trx, { ...toCrawl(facts), token, email, locale }, now);
    const rivals = vetRivals([input.rivalOne, input.rivalTwo], facts.page.url);
    if (rivals.length > 0 && !facts.refusal) await replaceRivals(trx, { token, rivals }, now);
    await queueRendering(trx, { token, url: facts.page.url, locale, reason, mailKey: key }, now);
    return token;
  });
}

/** The crawl's target: the website of the page that the address led to. */
export function toCrawl({ page }: AuditFacts): { url: string; site: string } {
  return { url: page.url, site: toRegistrableDomain(new URL(page.url)) };
}
