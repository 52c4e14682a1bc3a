import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { MailMessage } from '@/lib/mail/message';
import { renderLetter } from '@/lib/mail/templates/letter';
import { confirmUrl, unsubscribeHeaders, unsubscribeUrl } from './newsletter-address';
import { confirmWithinDays } from './time-limits';

interface ConfirmMailOptions {
  email: string;
  locale: Locale;
  consentWording: string;
  confirmToken: string;
  unsubscribeToken: string;
}

/**
 * The mail that asks whether the owner of an address wants the newsletter, in the language of the form. It names
 * the sender and carries a way out, as the Spam Act 2003 (Australia), sections 17 and 18, asks of commercial mail.
 */
export async function confirmMail(options: ConfirmMailOptions): Promise<MailMessage> {
  const { email, locale, consentWording, confirmToken, unsubscribeToken } = options;
  const { newsletter } = await loadMessages(locale);
  const t = createTranslator({ locale, messages: newsletter, namespace: 'mail' });
  const { hrefLang, dir } = locales[locale];
  const letter = renderLetter({
    lang: hrefLang,
    dir,
    heading: t('heading'),
    opening: [t('intro', { email: isolated(email), site: isolated(new URL(env.SITE_URL).host) })],
    action: { label: t('confirm'), url: confirmUrl(confirmToken, locale), hint: t('address') },
    closing: [
      t('expires', { days: confirmWithinDays }),
      t('ignore'),
      t('agreed', { wording: consentWording }),
    ],
    wayOut: { label: t('unsubscribe'), url: unsubscribeUrl(unsubscribeToken, locale) },
    sender: sender(),
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

function sender(): string[] {
  const { locality, region, postalCode } = brand.address;
  return [
    `${brand.name}, ${brand.legalName}, ABN ${brand.abn}`,
    `${locality} ${region} ${postalCode}, Australia`,
    `${brand.phone}, ${brand.email}`,
  ];
}

/** Latin letters and dots change places inside right-to-left text unless they are isolated. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
