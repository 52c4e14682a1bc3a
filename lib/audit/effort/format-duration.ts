/** Working time in a reader's language, such as "20 minutes" or "8 hours". `language`: a language tag. */
export function formatDuration(minutes: number, language: string): string {
  const isLong = minutes >= 120;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLong ? 'hour' : 'minute',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  });
  // Japanese words have no spaces.
  return format.format(isLong ? minutes / 60 : minutes).replace(/ (?=[時分])/, '');
}
