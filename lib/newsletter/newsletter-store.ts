import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import type { Locale } from '@/lib/i18n/locales';
import { addressKey, normalizeMailbox } from '@/lib/mail/mailbox';
import type { NewsletterTokensTable } from './tables';

export interface SubscriptionRequest {
  email: string;
  locale: Locale;
  page?: string;
  consentWording: string;
  now: number;
}

type Purpose = NewsletterTokensTable['purpose'];

/**
 * Stores the request and returns the id of the subscription to confirm; undefined if the address is already subscribed,
 * or was requested after `mailedSince`. Of two concurrent requests only one gets the id.
 */
export async function requestSubscription(
  trx: Transaction<Tables>,
  { email, locale, page, consentWording, now }: SubscriptionRequest,
  mailedSince: number,
): Promise<string | undefined> {
  const request = {
    email,
    mailbox: normalizeMailbox(email),
    locale,
    page: page ?? null,
    consent_wording: consentWording,
    requested_at: now,
  };
  const emailKey = addressKey(email);
  const added = await trx
    .insertInto('newsletter_subscriptions')
    .values({
      id: randomUUID(),
      email_key: emailKey,
      ...request,
      confirmed_at: null,
      ended_at: null,
      end_reason: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  const renewed = await trx
    .updateTable('newsletter_subscriptions')
    .set(request)
    .where('email_key', '=', emailKey)
    .where('ended_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<=', mailedSince)
    .returning('id')
    .executeTakeFirst();
  return renewed?.id;
}

export async function insertTokens(
  trx: Transaction<Tables>,
  tokens: readonly NewsletterTokensTable[],
): Promise<void> {
  await trx.insertInto('newsletter_tokens').values(tokens).execute();
}

/** The token with its subscription, if it exists. */
export function findToken(db: Kysely<Tables>, hash: string, purpose: Purpose) {
  return db
    .selectFrom('newsletter_tokens as token')
    .innerJoin('newsletter_subscriptions as subscription', 'subscription.id', 'token.subscription_id')
    .select(['token.expires_at', 'subscription.id', 'subscription.email', 'subscription.email_key'])
    .select('subscription.locale')
    .select(['subscription.confirmed_at', 'subscription.ended_at'])
    .where('token.hash', '=', hash)
    .where('token.purpose', '=', purpose)
    .executeTakeFirst();
}

export async function recordConfirmation(trx: Transaction<Tables>, id: string, now: number): Promise<void> {
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends the address's current subscription, if any, and returns the ids of those that it ended. */
export async function recordEnd(
  trx: Transaction<Tables>,
  { emailKey, reason, now }: { emailKey: string; reason: 'bounced' | 'complained' | null; now: number },
): Promise<string[]> {
  const ended = await trx
    .updateTable('newsletter_subscriptions')
    .set({ ended_at: now, end_reason: reason })
    .where('email_key', '=', emailKey)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Ids of subscriptions requested before `before` and never confirmed; concurrent calls get different ones. */
export async function listUnconfirmed(trx: Transaction<Tables>, before: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<=', before)
    .$if(isPostgres(trx), (query) => query.forUpdate().skipLocked())
    .execute();
  return rows.map(({ id }) => id);
}

/** The outbox keys of the mails about these subscriptions. */
export async function listMailKeys(trx: Transaction<Tables>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('newsletter_tokens')
    .select('mail_key')
    .distinct()
    .where('subscription_id', 'in', ids)
    .execute();
  return rows.map((row) => row.mail_key);
}

/** Deletes subscriptions with their tokens. */
export async function deleteSubscriptions(trx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('newsletter_subscriptions').where('id', 'in', ids).execute();
}
