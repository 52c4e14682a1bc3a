import { createTranslator } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { formatOpeningHours } from '@/lib/i18n/format-opening-hours';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { withinValues } from '@/lib/i18n/within-values';
import { readWords } from '@/tests/support/message-files';

const plain = (text: string) => text.replace(/\s/g, ' ');

async function within(locale: Locale, hours: number): Promise<string> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'common.officeHours' });
  return plain(t('within', withinValues(locale, hours)));
}

/** 24 hours, in the words and figures of each language. */
const dayOfHours: Record<Locale, RegExp> = {
  en: /24\s?hours/,
  fa: /[2۲][4۴]\s?ساعت/,
  es: /24\s?horas/,
  pt: /24\s?horas/,
  ja: /24\s?時間/,
  zh: /24\s?小时/,
  de: /24\s?Stunden/,
  pl: /24\s?godzin/,
  bg: /24\s?часа/,
};

/** Messages that mention working days themselves or lie beside the exact time, or are no promise. */
const exempt = [
  /^contact\.json:meta\.description$/,
  /^home\.json:meta\.description$/,
  /^quote\.json:successText$/,
  /^theme-demo\.json:/,
  /^checks-\w+\.json:/,
];

describe('a promise in hours', () => {
  it('names the days of the office, and for a short one its times', async () => {
    expect(await within('en', 24)).toBe('within 24 hours (Monday – Friday)');
    expect(await within('en', 2)).toBe('within 2 hours (Monday – Friday, 9:00 am – 5:00 pm)');
    expect(await within('de', 24)).toBe('innerhalb von 24 Stunden (Montag – Freitag)');
    expect(await within('ja', 24)).toBe('24時間以内（月曜日～金曜日）');
  });

  it.each(localeCodes)('names them in %s', async (locale) => {
    const { days } = formatOpeningHours(locale, brand.openingHours);
    expect(await within(locale, 24)).toContain(plain(days));
  });

  it.each(localeCodes)('comes from the one pattern everywhere in %s', (locale) => {
    const bare = [...readWords(locale)]
      .filter(
        ([key, words]) => dayOfHours[locale].test(words) && !exempt.some((allowed) => allowed.test(key)),
      )
      .map(([key]) => key);
    expect(bare).toEqual([]);
  });
});
