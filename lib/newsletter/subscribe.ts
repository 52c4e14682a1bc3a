import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { createLinkToken, hashLinkToken } from '@/lib/http/link-token';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { enqueue } from '@/lib/mail/outbox';
import { confirmMail } from './confirm-mail';
import { forgetUnconfirmed } from './forget-unconfirmed';
import { confirmWithinMs, mailAgainAfterMs } from './limits';
import { confirmUrl } from './newsletter-address';
import { insertTokens, requestSubscription } from './newsletter-store';
import type { NewsletterInput } from './schema';

/**
 * Accepts a request for the newsletter. When this resolves, request and mail are stored in one transaction, or there
 * was nothing to do because the address is subscribed or has just been sent a mail. The result doesn't show which,
 * because the response must not reveal who is subscribed. Throws AppError `unavailable` if nothing could be stored.
 */
export async function subscribe(
  input: NewsletterInput,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<void> {
  const { email, locale, page } = input;
  const wording = await consentWording(locale);
  const confirmToken = createLinkToken();
  const unsubscribeToken = createLinkToken();
  const message = await confirmMail({
    email,
    locale,
    consentWording: wording,
    confirmToken,
    unsubscribeToken,
  });
  const request = { email, locale, page, consentWording: wording, now };
  const mailKey = `newsletter-${randomUUID()}`;
  const store = async (trx: Transaction<Tables>) => {
    await forgetUnconfirmed(trx, now);
    const id = await requestSubscription(trx, request, now - mailAgainAfterMs);
    if (id === undefined) return;
    const token = { subscription_id: id, mail_key: mailKey };
    await insertTokens(trx, [
      { ...token, hash: hashLinkToken(confirmToken), purpose: 'confirm', expires_at: now + confirmWithinMs },
      { ...token, hash: hashLinkToken(unsubscribeToken), purpose: 'unsubscribe', expires_at: null },
    ]);
    const listed = { locale, url: confirmUrl(confirmToken, locale) };
    await enqueue(trx, { key: mailKey, kind: 'newsletter-confirm', recipient: listed, message, now });
  };
  await orUnavailable(() => (db ?? database()).transaction().execute(store));
}

/** The consent sentence of the form in a language: what a subscriber agrees to. */
export async function consentWording(locale: Locale): Promise<string> {
  const { newsletter } = await loadMessages(locale);
  const t = createTranslator({ locale, messages: newsletter, namespace: 'form' });
  return t('consent', { company: brand.legalName });
}
