import { localeCodes } from '@/lib/i18n/locales';

/** Names of months and days in the languages of this site, in lower case and without figures. */
const calendarNames = new Set(
  localeCodes.flatMap((locale) =>
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1 + month))).flatMap((date) =>
      (['long', 'short'] as const).flatMap((style) =>
        [
          { month: style },
          // With a day, months of some languages stand in another case.
          { day: 'numeric', month: style, weekday: style } as const,
          { weekday: style },
        ].flatMap((options) =>
          splitWords(new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date)),
        ),
      ),
    ),
  ),
);

/** A title without figures and the names of months and days: '' or the same for all pages of a calendar. */
export function plainTitle(title: string): string {
  return splitWords(title)
    .filter((word) => !calendarNames.has(word))
    .join(' ');
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}
