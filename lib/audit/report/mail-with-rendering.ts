import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { RenderedPage } from '@/lib/headless-browser/rendered-page';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { type MailMessage, mailMessageSchema } from '@/lib/mail/message';
import { findCrawl } from '../crawl/crawl-store';
import { toRenderedFacts } from '../phone-screen/to-rendered-facts';
import { findReport } from './audit-store';
import { presentAudit } from './present-audit';
import { reportMail } from './report-mail';

interface WaitingMail {
  mailKey: string;
  token: string;
  locale: string;
  /** Null if the browser has shown nothing. */
  page: RenderedPage | null;
}

/**
 * The report's pending mail with what the browser has shown, if anything, and the repairs of the website if that has been read
 * by now. Null if it was sent, or the report no longer exists. Only the outbox knows the addressee.
 */
export async function mailWithRendering(
  db: Kysely<Tables>,
  { mailKey, token, locale, page }: WaitingMail,
  now: number,
): Promise<MailMessage | null> {
  const [row, report, crawl] = await Promise.all([
    db
      .selectFrom('outbox')
      .select('payload')
      .where('key', '=', mailKey)
      .where('status', '=', 'pending')
      .where('attempts', '=', 0)
      .executeTakeFirst(),
    findReport(db, token, now),
    findCrawl(db, token),
  ]);
  if (!row || !report) return null;
  const [email] = mailMessageSchema.parse(JSON.parse(row.payload)).to;
  if (!email) return null;
  const { latest, businessName } = report;
  const language = isLocale(locale) ? locale : defaultLocale;
  const rendering = page ? ({ state: 'rendered', facts: toRenderedFacts(page) } as const) : undefined;
  const place = { id: latest.id, token, businessName, rendering, site: crawl?.audit };
  const audit = await presentAudit(latest.facts, place, language);
  const isProvisional = crawl?.state === 'queued' || crawl?.state === 'running';
  return reportMail(audit, { email, locale: language, isProvisional });
}
