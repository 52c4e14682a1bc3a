import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { serviceOf } from './services';

/** What SEO costs a month at least, as the language writes it. */
export function seoPrice(locale: Locale): string {
  const { priceFrom } = serviceOf('seo-performance');
  if (!priceFrom) throw new Error('SEO has no starting price, but its page quotes one');
  return formatters(locale).price(priceFrom.dollars);
}
