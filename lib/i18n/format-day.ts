/** A formatter for long dates (`21 November 2026`) in a language and time zone. */
export function dayFormat(language: string, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
}

/** Formats month and year (`November 2026`). In Persian the month comes first, unlike in CLDR’s pattern. */
export function formatMonth(language: string, timeZone: string, date: Date): string {
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone });
  if (language !== 'fa') return format.format(date);
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.get('month')} ${parts.get('year')}`;
}

/** The calendar day of a moment in a time zone, in ISO 8601: `2026-11-21`. */
export function isoDay(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}
