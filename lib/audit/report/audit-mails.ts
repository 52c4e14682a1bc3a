import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { ContactInput } from '@/lib/leads/schema';
import type { MailMessage } from '@/lib/mail/message';
import type { AuditFacts } from '../engine/audit-facts';
import type { PresentedAudit } from '../presented';
import type { AuditInput } from '../schema';
import { auditLead } from './audit-lead';
import { presentAudit, type ReportPlace } from './present-audit';
import { reportMail } from './report-mail';
import { yieldToEventLoop } from './yield-to-event-loop';

export interface AuditMails {
  /** For staff, in English. */
  enquiry: ContactInput;
  /** For the visitor, in their language. */
  report: MailMessage;
  /** The report in the languages of the mails, for whoever shows it next. */
  audits: ReadonlyMap<Locale, PresentedAudit>;
}

/** Renders the mails of an audit. Slow: don't call it inside a transaction, which blocks other writers. */
export async function renderAuditMails(
  facts: AuditFacts,
  place: ReportPlace,
  input: AuditInput,
): Promise<AuditMails> {
  const { email, locale } = input;
  const english = await presentAudit(facts, place, 'en');
  const enquiry = auditLead(input, { audit: english });
  const audit = locale === 'en' ? english : await presentAudit(facts, place, locale);
  await yieldToEventLoop();
  const report = await reportMail(audit, { email, locale, isProvisional: true });
  // Yields before the caller stores the result: SQLite's driver is synchronous.
  await yieldToEventLoop();
  const audits = new Map<Locale, PresentedAudit>([
    ['en', english],
    [locale, audit],
  ]);
  return { enquiry, report, audits };
}
