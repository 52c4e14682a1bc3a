import { formatters } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';

const money = /Dollars$/;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Values for a message: dollars formatted as money (`priceDollars` becomes `price`), and text isolated where the
 * direction of the surrounding sentence would reorder it.
 */
export function writeValues(
  values: Readonly<Record<string, string | number>>,
  locale: Locale,
): Record<string, string | number> {
  const { price } = formatters(locale);
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'string') return [name, isolate(value, locale)];
    return money.test(name) ? [name.replace(money, ''), price(value)] : [name, value];
  });
  return Object.fromEntries(entries);
}

function isolate(text: string, locale: Locale): string {
  const mayMove = locales[locale].dir === 'rtl' || rightToLeft.test(text);
  return mayMove ? `\u2068${text}\u2069` : text;
}
