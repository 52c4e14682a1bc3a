import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { discard } from '@/lib/mail/outbox';
import { findToken, listMailKeys, recordConfirmation } from './newsletter-store';
import { hashToken } from './token';

/**
 * Makes a request a subscription, and answers its language; undefined for a token that is unknown, too old, or of
 * a subscription that has ended. A link that is opened again gets the same answer, because mail programs open
 * links before their readers do. Throws AppError `unavailable` when nothing could be stored.
 */
export async function confirmSubscription(
  token: string,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<{ locale: Locale } | undefined> {
  const confirm = (trx: Transaction<Tables>) => confirmWith(trx, hashToken(token), now);
  const confirmed = await orUnavailable(() => (db ?? database()).transaction().execute(confirm));
  return confirmed && { locale: isLocale(confirmed.locale) ? confirmed.locale : defaultLocale };
}

async function confirmWith(trx: Transaction<Tables>, hash: string, now: number) {
  const found = await findToken(trx, hash, 'confirm');
  if (!found || found.ended_at !== null) return undefined;
  if (found.confirmed_at !== null) return found;
  if (found.expires_at === null || found.expires_at <= now) return undefined;
  await recordConfirmation(trx, found.id, now);
  // Only the outbox knows the tokens themselves; with the mail it forgets them.
  await discard(trx, await listMailKeys(trx, [found.id]));
  return found;
}
