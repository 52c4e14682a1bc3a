import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { readSiteAudit } from './read-site-audit';
import type { SiteAudit } from './site-audit';

interface UnseenCrawl {
  email: string;
  locale: string;
  url: string;
  audit: SiteAudit;
}

/** The finished crawl of a report whose result nobody has fetched, if somebody is to be mailed. */
export async function findUnseen(db: Kysely<Tables>, token: string): Promise<UnseenCrawl | undefined> {
  const row = await db
    .selectFrom('audit_crawls')
    .select(['email', 'locale', 'url', 'audit'])
    .where('token', '=', token)
    .where('state', '=', 'done')
    .executeTakeFirst();
  if (!row || row.email === null || row.audit === null) return undefined;
  const { email, locale, url } = row;
  const audit = readSiteAudit(row.audit);
  return audit ? { email, locale, url, audit } : undefined;
}

/**
 * Deletes the address to mail, because the mail is queued or somebody has seen the result. Returns whether there was
 * one.
 */
export async function forgetAddress(
  db: Kysely<Tables> | Transaction<Tables>,
  token: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('audit_crawls')
    .set({ email: null })
    .where('token', '=', token)
    .where('state', '=', 'done')
    .where('email', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
