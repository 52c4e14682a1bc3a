import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { discard } from '@/lib/mail/outbox';
import { findToken, listMailKeys, recordEnd } from './newsletter-store';
import { hashToken } from './token';

interface Options {
  db?: Kysely<Tables>;
  now?: number;
}

/**
 * Ends the subscription of the address that the token was mailed to, also one that began after that mail. The dates and
 * the agreed wording remain stored. Idempotent. False for an unknown token. Throws AppError `unavailable` when nothing
 * could be stored.
 */
export async function unsubscribe(token: string, { db, now = Date.now() }: Options = {}): Promise<boolean> {
  const end = async (trx: Transaction<Tables>) => {
    const found = await findToken(trx, hashToken(token), 'unsubscribe');
    if (!found) return false;
    const ended = await recordEnd(trx, found.email_key, now);
    await discard(trx, await listMailKeys(trx, ended));
    return true;
  };
  return orUnavailable(() => (db ?? database()).transaction().execute(end));
}

/** The subscription that `unsubscribe` would end; undefined for an unknown token. Throws as `unsubscribe` does. */
export async function findSubscription(
  token: string,
  { db }: Options = {},
): Promise<{ locale: Locale } | undefined> {
  const found = await orUnavailable(() => findToken(db ?? database(), hashToken(token), 'unsubscribe'));
  return found && { locale: isLocale(found.locale) ? found.locale : defaultLocale };
}
