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
 * Confirms a subscription, and returns its language; undefined for a token that is unknown, too old, or of a
 * subscription that has ended. Opening the link again has the same result, because mail programs open links before
 * their readers do. Throws AppError `unavailable` when nothing could be stored.
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
  // Only the mails in the outbox contain the tokens themselves, so they are deleted.
  await discard(trx, await listMailKeys(trx, [found.id]));
  return found;
}
