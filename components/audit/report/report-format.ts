import { formatMoment } from '@/lib/i18n/format-day';
import { formatDuration } from '@/lib/i18n/format-duration';
import type { ReportTexts } from './report-texts';

/** Formatters for figures and times of a report, in the reader's language. */
export function reportFormat({ language, timeZone }: Pick<ReportTexts, 'language' | 'timeZone'>) {
  const number = new Intl.NumberFormat(language);
  const unit = (name: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    number: (value: number) => number.format(value),
    milliseconds: (value: number) => unit('millisecond').format(Math.round(value)),
    /** Written in seconds. */
    seconds: (milliseconds: number) => unit('second').format(milliseconds / 1000),
    kilobytes: (bytes: number) => unit('kilobyte').format(bytes / 1000),
    /** `iso`: a day as YYYY-MM-DD. */
    day: (iso: string) => day.format(new Date(`${iso}T00:00:00Z`)),
    list: (items: readonly string[]) => list.format(items),
    duration: (minutes: number) => formatDuration(minutes, language),
    /** `iso`: a moment as ISO 8601. */
    moment: (iso: string) => formatMoment(language, timeZone, new Date(iso)),
  };
}
