/** Formatters for times of day and durations, in the page's language and the visitor's time zone. */
export function readingFormat(hrefLang: string) {
  const clock = new Intl.DateTimeFormat(hrefLang, { timeStyle: 'medium' });
  const duration = new Intl.NumberFormat(hrefLang, {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: 1,
  });
  const number = new Intl.NumberFormat(hrefLang);
  return {
    clock: (time: Date) => clock.format(time),
    duration: (milliseconds: number) => duration.format(milliseconds),
    number: (value: number) => number.format(value),
  };
}
