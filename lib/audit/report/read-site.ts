import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { isReportToken } from '@/lib/site/report-path';
import { forgetAddress } from '../crawl/crawl-mail-store';
import { findCrawl } from '../crawl/crawl-store';
import type { PresentedSite } from '../presented';
import { findProofs } from '../proof/proof-store';
import { planRepairs } from '../repairs/plan-repairs';
import { readProfile } from '../visit/google-business-profile';
import { findReport, isOpenLink } from './audit-store';
import { presentRepairs } from './present-repairs';
import { presentSite } from './present-site';
import { loadRepairWords } from './words/repair-words';

/**
 * The progress of a report's crawl, for a page that polls it, and at its end the repairs of page and website. Once the result was fetched here, no mail is sent about
 * it. Throws AppError `not_found`, or `unavailable`.
 */
export async function readSite(
  token: string,
  locale: Locale,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<PresentedSite> {
  const found = await orUnavailable(async () => {
    const open = db ?? database();
    if (!isReportToken(token) || !(await isOpenLink(open, token, now))) return undefined;
    const crawl = await findCrawl(open, token);
    if (crawl?.state !== 'done') return crawl && { crawl };
    await forgetAddress(open, token);
    return { crawl, report: await findReport(open, token, now), tries: await findProofs(open, token) };
  });
  if (!found) throw new AppError('not_found');
  const { audit } = found.crawl;
  const { businessName = '', latest } = found.report ?? {};
  const facts = latest?.facts;
  const profile = audit && facts ? await readProfile(businessName, facts.page.url) : null;
  const site = await presentSite({ ...found.crawl, profile }, token, locale);
  if (!audit || !facts) return site;
  const about = { facts, site: audit, proofs: { token, tries: found.tries ?? [] } };
  return { ...site, plan: presentRepairs(planRepairs(facts, audit), about, await loadRepairWords(locale)) };
}
