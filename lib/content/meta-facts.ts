import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type PackageId, packages } from './packages';
import { websitePrices } from './service-facts';
import { startingPrice } from './services';

type Sum = PackageId | 'website' | 'seo' | 'maintenance' | 'email';

/** The prices that titles and descriptions of pages name, formatted for the locale. */
export function metaFacts(locale: Locale): Record<Sum, string> {
  const { price } = formatters(locale);
  const [starter, ultimate, professional, ultra, gold] = packages;
  return {
    starter: price(starter.priceDollars),
    ultimate: price(ultimate.priceDollars),
    professional: price(professional.priceDollars),
    ultra: price(ultra.priceDollars),
    gold: price(gold.priceDollars),
    website: price(websitePrices[0].dollars),
    seo: price(startingPrice('seo-performance')),
    maintenance: price(startingPrice('website-maintenance')),
    email: price(startingPrice('email-hosting')),
  };
}
