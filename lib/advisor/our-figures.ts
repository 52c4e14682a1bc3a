import { faqFacts } from '@/lib/content/faq-facts';
import { packages } from '@/lib/content/growth-packages';
import { seoMonths } from '@/lib/content/seo-months';
import { findService } from '@/lib/content/services';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** Every figure that advice may name, formatted for the locale. There are no others. */
export function ourFigures(locale: Locale) {
  const { price } = formatters(locale);
  const seo = findService('seo-performance').priceFrom;
  if (!seo) throw new Error('SEO has no starting price, but advice quotes one');
  const [starter, ultimate] = packages;
  return {
    ...faqFacts(locale),
    starterPackage: price(starter.priceDollars),
    ultimatePackage: price(ultimate.priceDollars),
    /** The price of SEO up to the latest month in which first results show. */
    seoUntilFirst: price(seo.dollars * seoMonths.first.to),
    seoFirstMonths: seoMonths.first.to,
  };
}
