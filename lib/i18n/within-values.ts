import { brand } from '@/lib/config/brand';
import { formatHours } from './format-hours';
import type { Locale } from './locales';

/**
 * Values of `common.officeHours.within`, the one pattern of every promise in hours: days for a promise of a day or more,
 * days and times for a shorter one.
 */
export function withinValues(locale: Locale, hours: number): { hours: number; open: string } {
  const { days, hours: times } = formatHours(locale, brand.openingHours);
  return { hours, open: hours < 24 ? `${days}, ${times}` : days };
}
