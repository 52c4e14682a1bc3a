import { type Metric, metrics } from '@/lib/content/project-results';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** Formats a metric's figure for the locale: a number, a share or a price. */
export function writeFigure(locale: Locale, metric: Metric, value: number): string {
  return formatters(locale)[metrics[metric]](value);
}
