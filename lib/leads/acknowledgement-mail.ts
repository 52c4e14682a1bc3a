import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { companyFacts } from '@/lib/content/company-facts';
import { dateFormat, formatWeekday } from '@/lib/i18n/format-day';
import { formatOpeningHours } from '@/lib/i18n/format-opening-hours';
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { isPlainWords, keepPlainWords } from '@/lib/mail/keep-plain-words';
import type { MailMessage } from '@/lib/mail/message';
import { senderInformation } from '@/lib/mail/sender-information';
import { renderLetter } from '@/lib/mail/templates/letter';
import { answerDue, holidaysBefore } from './answer-due';
import { readOwnWords } from './read-own-words';
import type { Lead } from './tables';
import { threadHeaders } from './thread-headers';

/** Characters of the message that are quoted; of a longer one, the beginning. */
const mostQuoted = 4000;
/** A longer name is none to be greeted by. */
const longestName = 60;

const englishWeekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: brand.timeZone });

/**
 * The mail that tells a visitor, in their language, that the enquiry has arrived, what it said and until when it is
 * answered. Anybody may have typed the address, so of what they wrote only plain words are repeated.
 * `resultUrl`: private link to the result that they attached.
 */
export async function acknowledgementMail(
  {
    id,
    name,
    email,
    message,
    locale: language,
    received_at,
  }: Pick<Lead, 'id' | 'name' | 'email' | 'message' | 'locale' | 'received_at'>,
  resultUrl?: string,
): Promise<MailMessage> {
  const locale = isLocale(language) ? language : defaultLocale;
  const receivedAt = new Date(received_at);
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'acknowledgement' });
  const call = createTranslator({ locale, messages, namespace: 'contact.call' });
  const office = createTranslator({ locale, messages, namespace: 'common.officeHours' });
  const { hrefLang, dir } = locales[locale];
  const { hours: times } = formatOpeningHours(locale, brand.openingHours);
  const { firstDay: first, lastDay: last } = brand.openingHours;
  const day = (date: Date) => formatWeekday(hrefLang, brand.timeZone, date);
  const time = dateFormat(hrefLang, { timeStyle: 'short', timeZone: brand.timeZone });
  const onDay = (date: Date) => t('onDay', { day: day(date), weekday: englishWeekday.format(date) });
  const due = new Date(answerDue(received_at));
  const holidays = holidaysBefore(due.getTime(), received_at);
  const isGreeted = name.length <= longestName && isPlainWords(name);
  const own = readOwnWords(message);
  const quoted = own && keepOwnAddress(own, email, (text) => keepPlainWords(text));
  const letter = renderLetter({
    lang: hrefLang,
    dir,
    heading: t('heading'),
    opening: [
      ...(isGreeted ? [t('greeting', { name })] : []),
      t('arrived', { day: onDay(receivedAt), time: time.format(receivedAt) }),
    ],
    promise: t('answer', { day: day(due), time: time.format(due) }),
    quote: quoted
      ? { label: t('sent'), text: quoted.length > mostQuoted ? `${quoted.slice(0, mostQuoted)}…` : quoted }
      : undefined,
    action: resultUrl
      ? { label: t('open'), url: resultUrl, hint: messages.contact.attachment.label }
      : undefined,
    links: brand.bookingUrl
      ? [{ label: call('book', { minutes: companyFacts.consultationMinutes }), url: brand.bookingUrl }]
      : [],
    closing: [
      ...(holidays
        ? [t('closed', { from: day(new Date(holidays.from)), reopens: onDay(new Date(holidays.reopens)) })]
        : []),
      office('open', { days: office('days', { first, last }), times }),
      t('call', { phone: brand.phone }),
      t('ignore'),
    ],
    sender: senderInformation(),
  });
  return {
    from: env.MAIL_FROM,
    to: [email],
    replyTo: { name: brand.name, address: brand.email },
    subject: t('subject', { brand: brand.name }),
    ...letter,
    // https://www.rfc-editor.org/rfc/rfc3834#section-5: no automatic program answers it.
    headers: { 'Auto-Submitted': 'auto-replied', ...threadHeaders(id) },
  };
}

/**
 * Text of which all but the reader's own address goes through `clean`. Only where it stands alone: as a part of a longer address it
 * would be somebody else's.
 */
function keepOwnAddress(text: string, email: string, clean: (text: string) => string): string {
  const own = RegExp.escape(email);
  const alone = new RegExp(`(?<![^\\s:<("：（「])(${own})(?=[.,;!?]?(?:$|[\\s>)"。、，）」]))`, 'iu');
  return text
    .split(alone)
    .map((part, index) => (index % 2 === 1 ? part : clean(part)))
    .join('');
}
