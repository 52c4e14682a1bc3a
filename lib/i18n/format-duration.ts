/** Working time in a reader's language, such as "20 minutes" or "8 hours", on one line. `language`: a language tag. */
export function formatDuration(minutes: number, language: string): string {
  const isLong = minutes >= 120;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLong ? 'hour' : 'minute',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  });
  const time = format.format(isLong ? minutes / 60 : minutes);
  // Japanese words have no spaces.
  return time.replace(/ (?=[時分])/, '').replaceAll(' ', '\u00a0');
}
