import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { enqueue } from '@/lib/mail/outbox';
import { resultUrl } from '@/lib/results/result-url';
import { findReport } from './report/audit-store';
import { summarizeRivals } from './report/rivals/summarize-rivals';
import { siteMail } from './report/site-mail';
import { findRivals } from './rivals/rivals-store';
import { findUnseen, forgetAddress } from './site/crawl-mail-store';

/**
 * Mails visitors who left before their website was read, one mail per report, and deletes the stored address. Throws when the database fails.
 */
export async function mailFinishedCrawls({ db, now }: { db: Kysely<Tables>; now: number }): Promise<void> {
  for (const { token, email, locale: code, url, audit } of await findUnseen(db, now)) {
    const locale = isLocale(code) ? code : defaultLocale;
    const rivalsSummary = await writeRivalsSummary(db, { token, locale, now });
    const message = await siteMail(audit, { email, token, url, locale, rivalsSummary });
    await db.transaction().execute(async (trx) => {
      if (!(await forgetAddress(trx, token))) return;
      const key = `audit-site-${randomUUID()}`;
      const recipient = { locale, url: resultUrl(token, locale) };
      await enqueue(trx, { key, kind: 'audit-site', recipient, message, now });
    });
  }
}

async function writeRivalsSummary(
  db: Kysely<Tables>,
  { token, locale, now }: { token: string; locale: Locale; now: number },
): Promise<string> {
  const [rivals, report] = await Promise.all([findRivals(db, token), findReport(db, token, now)]);
  return report ? summarizeRivals(report.latest.facts, rivals, locale) : '';
}
