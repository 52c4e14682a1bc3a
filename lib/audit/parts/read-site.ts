import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { isReportToken } from '@/lib/site/report-path';
import { isOpenLink } from '../report/audit-store';
import { presentSite } from '../report/present-site';
import type { PresentedSite } from '../report/presented-site';
import { forgetAddress } from '../site/crawl-mail-store';
import { findCrawl } from '../site/crawl-store';

/**
 * The progress of a report's crawl, for a page that polls it. Once the result was fetched here, no mail is sent about
 * it. Throws AppError `not_found`, or `unavailable`.
 */
export async function readSite(
  token: string,
  locale: Locale,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<PresentedSite> {
  const crawl = await orUnavailable(async () => {
    const open = db ?? database();
    if (!isReportToken(token) || !(await isOpenLink(open, token, now))) return undefined;
    const found = await findCrawl(open, token);
    if (found?.state === 'done') await forgetAddress(open, token);
    return found;
  });
  if (!crawl) throw new AppError('not_found');
  return presentSite(crawl, token, locale);
}
