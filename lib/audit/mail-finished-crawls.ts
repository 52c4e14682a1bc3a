import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { enqueue } from '@/lib/mail/outbox';
import { personAndSite } from './report/audit-store';
import { siteMail } from './report/site-mail';
import { findUnseen, forgetAddress } from './site/crawl-mail-store';

/**
 * Mails visitors who left before their website was read, once for a person, website and day. The address is forgotten with
 * it. Throws when the database fails.
 */
export async function mailFinishedCrawls({ db, now }: { db: Kysely<Tables>; now: number }): Promise<void> {
  for (const { token, email, locale, url, queuedAt, audit } of await findUnseen(db, now)) {
    const message = await siteMail(audit, {
      ...{ email, token, url },
      locale: isLocale(locale) ? locale : defaultLocale,
    });
    await db.transaction().execute(async (trx) => {
      if (!(await forgetAddress(trx, token))) return;
      const key = `audit-site-${personAndSite(email, url, queuedAt)}`;
      await enqueue(trx, { key, kind: 'audit-site', message, now });
    });
  }
}
