import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import type { Locale } from '@/lib/i18n/locales';
import { resultUrl } from '@/lib/results/result-url';
import { findResult, type StoredResult } from '@/lib/results/results-store';
import { isReportToken } from '@/lib/site/report-path';
import type { FoundResult, KeptResult } from './found-result';

interface Place {
  db?: Kysely<Tables>;
  now?: number;
}

/**
 * The result of any tool under a private link, in a reader's language; null if it doesn't exist, has expired, or can't be
 * read by this version of the site. Throws AppError `unavailable` if the database can't be read.
 */
export async function readResult(
  token: string,
  locale: Locale,
  { db, now = Date.now() }: Place = {},
): Promise<KeptResult | null> {
  if (!isReportToken(token)) return null;
  const url = resultUrl(token, locale);
  const stored = await orUnavailable(async () => findResult(db ?? database(), token, now));
  if (stored) {
    const found = await present(stored, locale);
    return found && { ...found, url, expiresAt: new Date(stored.expiresAt).toISOString() };
  }
  const { presentReport, readProfile } = await import('@/lib/audit/read-report');
  const report = await presentReport(token, locale, { db, now, askProfile: readProfile });
  return report && { kind: 'audit', result: report, url, expiresAt: report.expiresAt };
}

/** A tool is loaded when a result of it is read: an enquiry without one loads none of them. */
async function present(stored: StoredResult, locale: Locale): Promise<FoundResult | null> {
  switch (stored.kind) {
    case 'check': {
      const { readCheck } = await import('@/lib/audit/read-report');
      const result = await readCheck(stored, locale);
      return result && { kind: 'check', result };
    }
    case 'growth': {
      const { readGrowth } = await import('@/lib/business-growth/read-growth');
      const result = await readGrowth(stored, locale);
      return result && { kind: 'growth', result };
    }
    case 'personalization': {
      const { readPlan } = await import('@/lib/smart-personalization/read-plan');
      const result = await readPlan(stored, locale);
      return result && { kind: 'personalization', result };
    }
    case 'advice': {
      const { readAdvice } = await import('@/lib/ai-recommendations/read-advice');
      const result = await readAdvice(stored, locale);
      return result && { kind: 'advice', result };
    }
  }
}
