import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { retention } from '@/lib/config/retention';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { loadLetterWords } from '@/lib/mail/letter-words';
import type { MailMessage } from '@/lib/mail/message';
import { senderInformation } from '@/lib/mail/sender-information';
import { renderLetter } from '@/lib/mail/templates/letter';
import { confirmUrl, unsubscribeHeaders, unsubscribeUrl } from './newsletter-address';

interface ConfirmMailOptions {
  email: string;
  locale: Locale;
  consentWording: string;
  confirmToken: string;
  unsubscribeToken: string;
}

/**
 * The mail with the confirm link (double opt-in), in the language of the form. It contains the sender and an
 * unsubscribe link, as required by the Spam Act 2003 (Australia), sections 17 and 18.
 */
export async function confirmMail(options: ConfirmMailOptions): Promise<MailMessage> {
  const { email, locale, consentWording, confirmToken, unsubscribeToken } = options;
  const { newsletter } = await loadMessages(locale);
  const t = createTranslator({ locale, messages: newsletter, namespace: 'mail' });
  const words = await loadLetterWords(locale);
  const { hrefLang, dir } = locales[locale];
  const letter = renderLetter({
    lang: hrefLang,
    dir,
    heading: t('heading'),
    opening: [t('intro', { email: isolated(email), site: isolated(new URL(env.SITE_URL).host) })],
    action: { label: t('confirm'), url: confirmUrl(confirmToken, locale), hint: words.hint },
    closing: [words.expires(retention.confirmDays), words.unconfirmed, words.agreed(consentWording)],
    wayOut: { label: t('unsubscribe'), url: unsubscribeUrl(unsubscribeToken, locale) },
    sender: senderInformation(),
  });
  return {
    from: env.MAIL_FROM,
    to: [email],
    replyTo: { name: brand.name, address: brand.email },
    subject: t('subject', { brand: brand.name }),
    ...letter,
    headers: unsubscribeHeaders(unsubscribeToken, locale),
  };
}

/** Adds isolation marks, without which Latin letters and dots would be reordered in right-to-left text. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
