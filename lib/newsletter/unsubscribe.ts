import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { hashLinkToken } from '@/lib/http/link-token';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { endSubscription } from './end-subscription';
import { findToken } from './newsletter-store';

interface Options {
  db?: Kysely<Tables>;
  now?: number;
}

/**
 * Ends the subscription of the address that the token was mailed to, even one that began after that mail. Its dates and
 * the agreed wording remain stored. Idempotent. Returns false for an unknown token. Throws AppError `unavailable` if
 * nothing could be stored.
 */
export async function unsubscribe(token: string, { db, now = Date.now() }: Options = {}): Promise<boolean> {
  const end = async (trx: Transaction<Tables>) => {
    const found = await findToken(trx, hashLinkToken(token), 'unsubscribe');
    if (!found) return false;
    await endSubscription(trx, { emailKey: found.email_key, reason: null, now });
    return true;
  };
  return orUnavailable(() => (db ?? database()).transaction().execute(end));
}

/** The subscription that `unsubscribe` would end; undefined for an unknown token. Throws as `unsubscribe` does. */
export async function findSubscription(
  token: string,
  { db }: Options = {},
): Promise<{ locale: Locale } | undefined> {
  const found = await orUnavailable(() => findToken(db ?? database(), hashLinkToken(token), 'unsubscribe'));
  return found && { locale: isLocale(found.locale) ? found.locale : defaultLocale };
}
