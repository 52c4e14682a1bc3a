import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { faqFacts } from './faq-facts';
import { packages } from './packages';
import { websitePrices } from './service-facts';
import { startingPrice } from './services';

const monthsAYear = 12;

/** Values for the `{placeholders}` of articles, formatted for the locale: figures of the FAQ, and sums of them. */
export function postValues(locale: Locale): Record<string, string> {
  const { price, number } = formatters(locale);
  const [basic, businessPro, premiumEnterprise] = websitePrices;
  const [smallest] = packages;
  const maintenanceYear = monthsAYear * startingPrice('website-maintenance');
  const firstYear = ({ dollars }: { dollars: number }) => price(dollars + maintenanceYear);
  const facts = Object.entries(faqFacts(locale)).map(([name, value]) => [
    name,
    typeof value === 'number' ? number(value) : String(value),
  ]);
  return {
    ...Object.fromEntries(facts),
    maintenanceYear: price(maintenanceYear),
    firstYearBasic: firstYear(basic),
    firstYearBusinessPro: firstYear(businessPro),
    firstYearPremium: firstYear(premiumEnterprise),
    packageFrom: price(smallest.priceDollars),
  };
}
