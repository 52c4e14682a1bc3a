import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { isReportToken } from '@/lib/site/report-path';
import { findCrawl } from '../crawl/crawl-store';
import { findRendering } from '../phone-screen/rendering-store';
import type { PresentedRivals } from '../presented';
import { planRepairs } from '../repairs/plan-repairs';
import { findRivals } from '../rivals/rivals-store';
import { findReport } from './audit-store';
import { presentFindings } from './present-findings';
import { presentRivals } from './rivals/present-rivals';
import { loadReportWords } from './words/report-words';

/**
 * The state of a report's comparison with rivals, for a page that polls it. Throws AppError `not_found`, or
 * `unavailable`.
 */
export async function readRivals(
  token: string,
  locale: Locale,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<PresentedRivals> {
  const found = await orUnavailable(async () => {
    const open = db ?? database();
    const report = isReportToken(token) ? await findReport(open, token, now) : undefined;
    return report && { facts: report.latest.facts, rivals: await findRivals(open, token) };
  });
  if (!found || found.facts.refusal) throw new AppError('not_found');
  const { facts, rivals } = found;
  // As in the report: in the order of its plan, and with what a browser found.
  const listChecks = async () => {
    const [crawl, rendering] = await orUnavailable(() => {
      const open = db ?? database();
      return Promise.all([findCrawl(open, token), findRendering(open, token)]);
    });
    const plan = planRepairs(facts, crawl?.audit ?? null);
    return presentFindings(facts, await loadReportWords(locale), { plan, rendering });
  };
  return presentRivals({ token, rivals, facts, listChecks }, locale);
}
