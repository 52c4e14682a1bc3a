import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { companyFacts } from './company-facts';
import { packages } from './growth-packages';
import { serviceFacts } from './sentence-facts';
import { startingPrice } from './services';
import { websitePackages } from './website-packages';

/** Prices, names and promises in titles and descriptions of pages; prices and years are formatted for the locale. */
export function metaFacts(locale: Locale) {
  const { price, year } = formatters(locale);
  const [starter, ultimate, professional, ultra, gold] = packages;
  return {
    ...serviceFacts(locale),
    starter: price(starter.priceDollars),
    starterName: starter.name,
    ultimate: price(ultimate.priceDollars),
    ultimateName: ultimate.name,
    professional: price(professional.priceDollars),
    professionalName: professional.name,
    ultra: price(ultra.priceDollars),
    ultraName: ultra.name,
    gold: price(gold.priceDollars),
    goldName: gold.name,
    website: price(websitePackages[0].dollars),
    seo: price(startingPrice('seo-performance')),
    maintenance: price(startingPrice('website-maintenance')),
    email: price(startingPrice('email-hosting')),
    hours: companyFacts.replyHours,
    quoteHours: companyFacts.quoteHours,
    minutes: companyFacts.consultationMinutes,
    founded: year(companyFacts.foundedYear),
    registered: year(companyFacts.registeredYear),
    years: companyFacts.expertiseYears,
    invoiceDays: companyFacts.invoiceDays,
  };
}
