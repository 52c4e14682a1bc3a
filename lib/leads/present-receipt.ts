import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { dateFormat, formatWeekday } from '@/lib/i18n/format-day';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { answerDue } from './answer-due';
import { presentCallTimes } from './present-call';
import type { ContactInput } from './schema';
import type { SubmittedLead } from './submit-lead';

/** What the page says of an enquiry that is stored: until when it is answered, the mail about it if there is one, and the call. */
export async function presentReceipt(
  { receivedAt, isAcknowledged }: SubmittedLead,
  { locale, call }: Pick<ContactInput, 'locale' | 'call'>,
): Promise<string[]> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'contact.receipt' });
  const { hrefLang } = locales[locale];
  const due = new Date(answerDue(receivedAt.getTime()));
  // Day and month stay on one line.
  const day = formatWeekday(hrefLang, brand.timeZone, due).replace(/(?<=\p{Nd}\.?) (?=\p{L})/u, '\u00a0');
  const time = dateFormat(hrefLang, { timeStyle: 'short', timeZone: brand.timeZone }).format(due);
  const isCalled = call && !brand.bookingUrl;
  const times = isCalled && (await presentCallTimes(locale, receivedAt.getTime()));
  return [
    t('answer', { day, time }),
    ...(times ? [t('call', { time: times[call] })] : []),
    ...(isAcknowledged ? [t('mail')] : []),
  ];
}
