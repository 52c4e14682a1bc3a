import { brand } from '@/lib/config/brand';
import { formatDay, formatMonth } from './format-day';
import { type Locale, locales } from './locales';
import { moneyFormat } from './money';

/** Formatters for all numbers, money and dates that visitors read. */
export function formatters(locale: Locale) {
  const tag = locales[locale].hrefLang;
  const money = moneyFormat(tag, { trailingZeroDisplay: 'stripIfInteger' });
  const number = new Intl.NumberFormat(tag);
  const year = new Intl.NumberFormat(tag, { useGrouping: false });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return {
    /** Australian dollars, as usual in the language (`$495`, `A$495`, `495 AUD`, `۴۹۵ دلار`); cents only if there are any. */
    price: money,
    number: (value: number) => number.format(value),
    /** A year of the common era, in the digits of the language. */
    year: (value: number) => year.format(value),
    /** With its unit in words: `24 hours`. */
    measure: (value: number, unit: 'minute' | 'hour' | 'day' | 'week' | 'year') =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })
        .format(value)
        // Japanese words have no spaces.
        .replace(/ (?=[時分日週年])/, ''),
    /** A share of 1: 0.999 → 99.9%. */
    percent: (share: number) => percent.format(share),
    /** Long date in Brisbane. */
    day: (date: Date) => formatDay(tag, brand.timeZone, date),
    /** Month and year in Brisbane: `November 2026`. */
    month: (date: Date) => formatMonth(tag, brand.timeZone, date),
  };
}
