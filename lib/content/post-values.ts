import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { faqFacts } from './faq-facts';
import { packages } from './packages';
import { websitePrices } from './service-facts';
import { startingPrice } from './services';

const monthsAYear = 12;
const serviceWords = z.object({ website: z.object({ basic: z.string() }) });

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
    basicName: readBasicName(locale),
    maintenanceYear: price(maintenanceYear),
    firstYearBasic: firstYear(basic),
    firstYearBusinessPro: firstYear(businessPro),
    firstYearPremium: firstYear(premiumEnterprise),
    packageFrom: price(smallest.priceDollars),
  };
}

/** What the smallest website package is called, which is a word of each language. */
function readBasicName(locale: Locale): string {
  const file = path.join('messages', locale, 'services.json');
  return serviceWords.parse(JSON.parse(readFileSync(file, 'utf8'))).website.basic;
}
