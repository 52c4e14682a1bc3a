import { type Locale, locales } from './locales';

/** Without isolation marks, quoted Latin text would be reordered in right-to-left sentences. */
export function isolateValues(
  values: Readonly<Record<string, string | number>>,
  locale: Locale,
): Record<string, string | number> {
  if (locales[locale].dir === 'ltr') return { ...values };
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? `\u2068${value}\u2069` : value,
  ]);
  return Object.fromEntries(entries);
}
