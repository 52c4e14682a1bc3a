/** Writes a long date (`21 November 2026`) in a language's format, in a time zone. */
export function dayFormat(language: string, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
}

/** Writes a month and its year (`November 2026`). Persian names the month first, which CLDR’s pattern does not. */
export function formatMonth(language: string, timeZone: string, date: Date): string {
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone });
  if (language !== 'fa') return format.format(date);
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.get('month')} ${parts.get('year')}`;
}

/** The calendar day of a moment in a time zone, as machines read it: `2026-11-21`. */
export function isoDay(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}
