import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { dateFormat, formatWeekday, isoDay } from '@/lib/i18n/format-day';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { type CallChoice, callChoices } from '@/lib/site/call-choice';
import { callTime } from './call-times';

/** When each call would be if it were chosen now, as short as a field on a phone: `Mon, 30 Nov, 10:00 am`. */
export function presentCallTimes(locale: Locale, now: number): Promise<Record<CallChoice, string>> {
  const day = dateFormat(locales[locale].hrefLang, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: brand.timeZone,
  });
  return writeCallTimes(locale, now, (at) => day.format(at));
}

async function writeCallTimes(
  locale: Locale,
  now: number,
  writeDay: (at: Date) => string,
): Promise<Record<CallChoice, string>> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'contact.call' });
  const { hrefLang } = locales[locale];
  const { timeZone } = brand;
  const entries = callChoices.map((choice) => {
    const at = new Date(callTime(choice, now));
    const time = dateFormat(hrefLang, { timeStyle: 'short', timeZone }).format(at);
    return [choice, t('time', { day: writeDay(at), time })] as const;
  });
  return { first: '', second: '', third: '', ...Object.fromEntries(entries) };
}

/** The line of a message that asks for a call, in the visitor's language, and the time as staff read it in any language. */
export async function describeCall(
  choice: CallChoice,
  locale: Locale,
  now: number,
): Promise<{ line: string; clock: string }> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'contact.call' });
  const { hrefLang } = locales[locale];
  const { [choice]: time } = await writeCallTimes(locale, now, (day) =>
    formatWeekday(hrefLang, brand.timeZone, day),
  );
  const at = new Date(callTime(choice, now));
  const clock = dateFormat('en-GB', { timeStyle: 'short', timeZone: brand.timeZone }).format(at);
  const line = t('asked', { minutes: companyFacts.consultationMinutes, time });
  return { line, clock: `${isoDay(brand.timeZone, at)} ${clock}` };
}
