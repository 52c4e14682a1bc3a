/** Writes a long date (`21 November 2026`) in a language's format, in a time zone. */
export function dayFormat(language: string, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
}

/** The calendar day of a moment in a time zone, in ISO 8601: `2026-11-21`. */
export function isoDay(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}
