import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { findService } from './services';

/** The lowest price of SEO a month, formatted for the locale. */
export function seoPrice(locale: Locale): string {
  const { priceFrom } = findService('seo-performance');
  if (!priceFrom) throw new Error('SEO has no starting price, but its page quotes one');
  return formatters(locale).price(priceFrom.dollars);
}
