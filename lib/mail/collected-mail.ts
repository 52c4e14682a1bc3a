import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { loadLetterWords } from './letter-words';
import type { MailMessage } from './message';
import { senderInformation } from './sender-information';
import { renderLetter } from './templates/letter';

/** A mail beyond the budget of its mailbox. */
export interface ListedMail {
  locale: Locale;
  subject: string;
  /** Where it leads. */
  url: string;
}

/** The mail that lists others, in the language of the first of them; each in its own language. */
export async function collectedMail(
  to: string,
  locale: Locale,
  mails: readonly ListedMail[],
): Promise<MailMessage> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'collected-mail' });
  const { hrefLang, dir } = locales[locale];
  const { reply } = await loadLetterWords(locale);
  const count = mails.length;
  const letter = renderLetter({
    lang: hrefLang,
    dir,
    heading: t('heading', { count }),
    opening: [t('intro')],
    links: mails.map(({ subject, url }) => ({ label: subject, url })),
    closing: [t('ignore'), reply],
    sender: senderInformation(),
  });
  return {
    from: env.MAIL_FROM,
    to: [to],
    replyTo: { name: brand.name, address: brand.email },
    subject: t('subject', { brand: brand.name, count }),
    ...letter,
  };
}
