/** Making a formatter takes about seventy times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter of dates, made once for each language and options. It is kept for good, so neither may come from a request. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

/** A formatter for long dates (`21 November 2026`) in a language and time zone. */
export function dayFormat(language: string, timeZone: string): Intl.DateTimeFormat {
  return dateFormat(language, { dateStyle: 'long', timeZone });
}

/** Formats a long date of which no part is alone on a line. */
export function formatDay(language: string, timeZone: string, date: Date): string {
  return dayFormat(language, timeZone).format(date).replaceAll(' ', '\u00a0');
}

/** Formats a long date with the time of day, as one unbroken text. */
export function formatMoment(language: string, timeZone: string, date: Date): string {
  const format = dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return format.format(date).replaceAll(' ', '\u00a0');
}

/** Formats month and year (`November 2026`). In Persian the month comes first, unlike in CLDR’s pattern. */
export function formatMonth(language: string, timeZone: string, date: Date): string {
  const format = dateFormat(language, { year: 'numeric', month: 'long', timeZone });
  // Bulgarian has the word for year after it.
  if (language !== 'fa') return format.format(date).replace(/ (?=г\.)/, '\u00a0');
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.get('month')} ${parts.get('year')}`;
}

/** Formats a day with its weekday (`Friday, 27 November 2026`). In Persian the parts follow each other, unlike in CLDR’s pattern. */
export function formatWeekday(language: string, timeZone: string, date: Date): string {
  const format = dateFormat(language, { dateStyle: 'full', timeZone });
  if (language !== 'fa') return format.format(date);
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return (['weekday', 'day', 'month', 'year'] as const).map((type) => parts.get(type)).join(' ');
}

/** The calendar day of a moment in a time zone, in ISO 8601: `2026-11-21`. */
export function isoDay(timeZone: string, moment: Date): string {
  return dateFormat('en-CA', { timeZone }).format(moment);
}
