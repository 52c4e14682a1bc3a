import { brand } from '@/lib/config/brand';
import { formatOpeningHours } from './format-opening-hours';
import type { Locale } from './locales';

/**
 * Values of `common.officeHours.within`, the message for every deadline in hours: with office days, and for deadlines of
 * less than a day also with office hours.
 */
export function withinValues(locale: Locale, hours: number): { hours: number; open: string } {
  const { days, hours: times } = formatOpeningHours(locale, brand.openingHours);
  return { hours, open: hours < 24 ? `${days}, ${times}` : days };
}
