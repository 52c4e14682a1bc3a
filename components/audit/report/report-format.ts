import type { ReportParts } from './report-parts';

/** Formatters for figures and times of a report, in the reader's language. */
export function reportFormat({ language, timeZone }: Pick<ReportParts, 'language' | 'timeZone'>) {
  const number = new Intl.NumberFormat(language);
  const unit = (name: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, maximumFractionDigits: 1 });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return {
    number: (value: number) => number.format(value),
    milliseconds: (value: number) => unit('millisecond').format(Math.round(value)),
    kilobytes: (bytes: number) => unit('kilobyte').format(bytes / 1000),
    /** `iso`: a moment as ISO 8601. */
    moment: (iso: string) => moment.format(new Date(iso)),
  };
}
