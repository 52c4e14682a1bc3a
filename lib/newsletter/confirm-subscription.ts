import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { createTranslator } from 'use-intl/core';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { hashLinkToken } from '@/lib/http/link-token';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { discard } from '@/lib/mail/outbox';
import { raiseEvent } from '@/lib/webhook/raise-event';
import words from '@/messages/staff/webhook.json';
import { findToken, listMailKeys, recordConfirmation } from './newsletter-store';

const t = createTranslator({ locale: 'en', messages: words });

/**
 * The subscription request of a confirm link; undefined if the token is unknown or expired, or if the subscription has
 * ended. Read-only. Throws AppError `unavailable` if the database fails.
 */
export async function findRequest(
  token: string,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<{ locale: Locale; isConfirmed: boolean } | undefined> {
  const found = await orUnavailable(() => findToken(db ?? database(), hashLinkToken(token), 'confirm'));
  if (!found || !isValid(found, now)) return undefined;
  return { locale: readLocale(found), isConfirmed: found.confirmed_at !== null };
}

/**
 * Confirms a subscription and returns its language; undefined in the same cases as `findRequest`. Idempotent. Throws
 * AppError `unavailable` if nothing could be stored.
 */
export async function confirmSubscription(
  token: string,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<{ locale: Locale } | undefined> {
  const confirm = (trx: Transaction<Tables>) => confirmWith(trx, hashLinkToken(token), now);
  const confirmed = await orUnavailable(() => (db ?? database()).transaction().execute(confirm));
  return confirmed && { locale: readLocale(confirmed) };
}

async function confirmWith(trx: Transaction<Tables>, hash: string, now: number) {
  const found = await findToken(trx, hash, 'confirm');
  if (!found || !isValid(found, now)) return undefined;
  if (found.confirmed_at !== null) return found;
  await recordConfirmation(trx, found.id, now);
  // The mails are deleted from the outbox, because only they contain the tokens in plain text.
  await discard(trx, await listMailKeys(trx, [found.id]));
  await raiseJoined(trx, found, now);
  return found;
}

async function raiseJoined(trx: Transaction<Tables>, found: Found, now: number): Promise<void> {
  const { email } = found;
  const data = { email, language: readLocale(found), joinedAt: new Date(now).toISOString() };
  const event = { type: 'newsletter.joined', key: `joined-${found.id}`, about: email, data } as const;
  await raiseEvent(trx, { ...event, title: t('joined', { email }), lines: [] }, { now });
}

type Found = NonNullable<Awaited<ReturnType<typeof findToken>>>;

function isValid({ ended_at, confirmed_at, expires_at }: Found, now: number): boolean {
  return ended_at === null && (confirmed_at !== null || (expires_at !== null && expires_at > now));
}

function readLocale({ locale }: Found): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}
