import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { readSiteAudit } from './read-site-audit';
import type { SiteAudit } from './site-audit';

export interface UnseenCrawl {
  token: string;
  email: string;
  locale: string;
  url: string;
  audit: SiteAudit;
}

/** Finished crawls whose result nobody has fetched and whose mail is due; at most 20. */
export async function findUnseen(db: Kysely<Tables>, now: number): Promise<UnseenCrawl[]> {
  const rows = await db
    .selectFrom('audit_crawls')
    .selectAll()
    .where('state', '=', 'done')
    .where('mail_due_at', '<=', now)
    .where('email', 'is not', null)
    .limit(20)
    .execute();
  return rows.flatMap(({ token, email, locale, url, audit: json }) => {
    const audit = json === null ? null : readSiteAudit(json);
    return email === null || audit === null ? [] : [{ token, email, locale, url, audit }];
  });
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
