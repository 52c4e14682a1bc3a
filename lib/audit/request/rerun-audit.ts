import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { defaultLocale } from '@/lib/i18n/locales';
import { queueCrawl } from '../crawl/crawl-store';
import { auditWebsite } from '../engine/audit-website';
import { queuePlainRendering } from '../phone-screen/queue-plain-rendering';
import { findReport, insertRun } from '../report/audit-store';
import { reopenRivals } from '../rivals/rivals-store';
import { toCrawl } from './request-audit';

/**
 * Runs an audit again under its link, which then shows the new run. Sends no mail. Throws AppError `not_found`, also if
 * the link expires meanwhile, `unavailable`, or the reason why the website couldn't be read.
 */
export async function rerunAudit(
  token: string,
  {
    db,
    audit = auditWebsite,
    now = Date.now,
    clientIp,
  }: { db?: Kysely<Tables>; audit?: typeof auditWebsite; now?: () => number; clientIp?: string } = {},
): Promise<void> {
  const report = await orUnavailable(() => findReport(db ?? database(), token, now()));
  if (!report) throw new AppError('not_found');
  const { url, businessName } = report;
  const facts = await audit(url, { businessName, isFresh: true, clientIp });
  await orUnavailable(() =>
    (db ?? database()).transaction().execute(async (trx) => {
      await insertRun(trx, { token, facts, now: now() });
      // A website that refused our program isn't asked for a hundred pages.
      if (!facts.refusal)
        await queueCrawl(trx, { ...toCrawl(facts), token, email: null, locale: defaultLocale }, now());
      await reopenRivals(trx, token, now());
      await queuePlainRendering(trx, { token, url: facts.page.url }, now());
    }),
  );
}
