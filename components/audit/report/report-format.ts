import { formatDuration } from '@/lib/audit/effort/format-duration';
import type { ReportParts } from './report-parts';

/** How a report writes figures and moments in the reader's language. */
export function reportFormat({ language, timeZone }: Pick<ReportParts, 'language' | 'timeZone'>) {
  const number = new Intl.NumberFormat(language);
  const unit = (name: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, maximumFractionDigits: 1 });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    number: (value: number) => number.format(value),
    milliseconds: (value: number) => unit('millisecond').format(Math.round(value)),
    kilobytes: (bytes: number) => unit('kilobyte').format(bytes / 1000),
    list: (items: readonly string[]) => list.format(items),
    duration: (minutes: number) => formatDuration(minutes, language),
    /** `iso`: a moment as ISO 8601. */
    moment: (iso: string) => moment.format(new Date(iso)),
  };
}
