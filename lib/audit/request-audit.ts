import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { AppError, type ErrorCode } from '@/lib/errors';
import { createLead } from '@/lib/leads/lead';
import { leadMails } from '@/lib/leads/lead-mail';
import { requireProof, type Sender } from '@/lib/leads/require-proof';
import type { Standing } from '@/lib/leads/route-lead';
import { storeLead } from '@/lib/leads/store-lead';
import { submitLead } from '@/lib/leads/submit-lead';
import { log } from '@/lib/log/log';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import { vetUrl } from '@/lib/net/outbound/vet-url';
import { deleteExpiredResults } from '@/lib/results/results-store';
import type { AuditFacts } from './engine/audit-facts';
import { auditWebsite } from './engine/audit-website';
import { type AuditMailing, mailOnce } from './mail-once';
import { browserProblem } from './rendering/browser-problem';
import { mailWaitMs, queueRendering, type StoredRendering } from './rendering/rendering-store';
import { auditEnquiry } from './report/audit-enquiry';
import { type AuditMails, renderAuditMails } from './report/audit-mails';
import {
  type AuditSubject,
  chooseToken,
  dailyAuditKey,
  deleteExpiredLinks,
  insertRun,
  openLink,
} from './report/audit-store';
import { replaceRivals } from './rivals/rivals-store';
import { vetRivals } from './rivals/vet-rivals';
import type { AuditInput } from './schema';
import { queueCrawl } from './site/crawl-store';
import { toRegistrableDomain } from './visit/read-website';

export interface AuditContext {
  clientIp?: string;
  userAgent?: string;
  visitorId?: string;
  now?: Date;
  /** Absent: no proof of work is required. */
  sentBy?: Sender['sentBy'];
}

/** Includes the result of the proof of work; the enquiry's text is written by the site. */
type JudgedContext = Omit<AuditContext, 'sentBy'> & { standing?: Standing; writtenBy: 'site' };

interface Parts {
  db?: Kysely<Tables>;
  audit?: typeof auditWebsite;
  render?: typeof renderAuditMails;
}

export interface RequestedAudit {
  id: string;
  token: string;
  businessName: string;
  facts: AuditFacts;
  mailed: AuditMailing;
  rendering: StoredRendering;
}

/** Errors of the address itself, which visitors can correct as in any field. */
const typingErrors: readonly ErrorCode[] = ['invalid_url', 'url_not_allowed'];

/**
 * Audits a website for a visitor. When this resolves, the report, the enquiry and both mails are stored in one
 * transaction; the visitor gets at most one mail per address, website and day. If reading the website or storing the
 * report fails, only the enquiry is stored and this throws AppError with `isEnquiryStored`. Throws `proof_required` as
 * `submitLead` does.
 */
export async function requestAudit(
  input: AuditInput,
  sent: AuditContext = {},
  { db, audit = auditWebsite, render = renderAuditMails }: Parts = {},
): Promise<RequestedAudit> {
  const { businessName, proof } = input;
  const { sentBy, clientIp, now } = sent;
  // Checked first: a flood of requests would also burden other people's servers.
  const standing = sentBy && (await requireProof({ sentBy, proof, clientIp }, { db, now: now?.getTime() }));
  const { userAgent, visitorId } = sent;
  const context: JudgedContext = { clientIp, userAgent, visitorId, now, standing, writtenBy: 'site' };
  const facts = await audit(input.url, { businessName, clientIp: context.clientIp }).catch(async (error) => {
    throw await keepFailedAuditAsLead(error, input, context, db);
  });
  try {
    return await store(db ?? database(), facts, input, { context, render });
  } catch (cause) {
    log.error('audit: the report could not be stored:', cause);
    await submitLead(auditEnquiry(input, 'notStored'), context, { db });
    throw new AppError('report_not_stored', { isEnquiryStored: true, cause });
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
  await submitLead(auditEnquiry(input, { unread: code }), { ...context, fingerprint }, { db });
  return new AppError(code, { retryAfterSeconds, isEnquiryStored: true, cause });
}

/** A valid address can still lead, by DNS or a redirect, to a host that is not allowed. */
function isMistyped(address: string): boolean {
  try {
    return vetUrl(address, env.OUTBOUND_ALLOW) === null;
  } catch {
    return true;
  }
}

/** Renders before the transaction, and again if another request of the same person has created the link meanwhile. */
async function store(
  db: Kysely<Tables>,
  facts: AuditFacts,
  input: AuditInput,
  { context, render }: { context: JudgedContext; render: typeof renderAuditMails },
): Promise<RequestedAudit> {
  const now = (context.now ?? new Date()).getTime();
  const { businessName } = input;
  const id = randomUUID();
  let token = await chooseToken(db, buildAuditSubject(facts, input), now);
  for (;;) {
    const mails = await render(facts, { id, token, businessName }, input);
    const stored = await storeRendered(db, { facts, input, context, id, token, mails, now });
    if (stored.mailed)
      return { id, token, businessName, facts, mailed: stored.mailed, rendering: stored.rendering };
    token = stored.token;
  }
}

interface RenderedAudit {
  facts: AuditFacts;
  input: AuditInput;
  context: JudgedContext;
  id: string;
  token: string;
  mails: AuditMails;
  now: number;
}

/** Returns the token of the link. If it is not the given one, nothing else is stored or mailed. */
async function storeRendered(
  db: Kysely<Tables>,
  audit: RenderedAudit,
): Promise<{ token: string; mailed?: undefined } | Pick<RequestedAudit, 'token' | 'mailed' | 'rendering'>> {
  const { facts, input, id, token, mails, now } = audit;
  const subject = buildAuditSubject(facts, input);
  const { email, url } = subject;
  const fingerprint = dailyFingerprint('audited', email, url, audit.context.now);
  const lead = createLead(mails.enquiry, { ...audit.context, fingerprint });
  const staffMails = await leadMails(lead);
  return db.transaction().execute(async (trx: Transaction<Tables>) => {
    await deleteExpiredLinks(trx, now);
    await deleteExpiredResults(trx, now);
    const opened = await openLink(trx, { ...subject, token }, now);
    if (opened !== token) return { token: opened };
    await insertRun(trx, { id, token, facts, now });
    await storeLead(trx, lead, staffMails);
    const key = `audit-report-${dailyAuditKey(email, url, now)}`;
    const reason = browserProblem();
    const dueAt = reason ? now : now + mailWaitMs;
    const mailed = await mailOnce(trx, { key, message: mails.report, now, dueAt });
    // The visitor gets the second mail, about the whole website, only with the first one of the day.
    const crawl = { ...toCrawl(facts), token, email: mailed === 'now' ? email : null, locale: input.locale };
    await queueCrawl(trx, crawl, now);
    const rivals = vetRivals([input.rivalOne, input.rivalTwo], facts.page.url);
    if (rivals.length > 0) await replaceRivals(trx, { token, rivals }, now);
    const rendered = { token, url: facts.page.url, locale: input.locale, reason };
    await queueRendering(trx, { ...rendered, mailKey: mailed === 'now' ? key : null }, now);
    return { token, mailed, rendering: reason ? { state: 'not_rendered', reason } : { state: 'waiting' } };
  });
}

/** The crawl's target: the website of the page that the address led to. */
export function toCrawl({ page }: AuditFacts): { url: string; site: string } {
  return { url: page.url, site: toRegistrableDomain(new URL(page.url)) };
}

function buildAuditSubject(facts: AuditFacts, { email, businessName }: AuditInput): AuditSubject {
  return { email, businessName, url: facts.page.requestedUrl };
}

/** Key for one mail to staff per day, person and website, and one more if a website that couldn't be read is read later. */
function dailyFingerprint(end: 'unread' | 'audited', email: string, url: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  const content = JSON.stringify(['audit', end, normalizeMailbox(email), url.toLowerCase(), day]);
  return createHash('sha256').update(content).digest('hex');
}
