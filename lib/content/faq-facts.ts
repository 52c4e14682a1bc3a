import { brand } from '@/lib/config/brand';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { companyFacts } from './company-facts';
import { marketingBudget, marketingPlans } from './marketing-plans';
import { websiteNames } from './sentence-facts';
import { seoMonths } from './seo-months';
import { startingPrice } from './services';
import { websiteCare, websitePackages, websiteWeeks } from './website-packages';

/** Between the ends of a range, where it isn't a dash. */
const between: Partial<Record<Locale, string>> = { fa: '\u00a0تا\u00a0', ja: '〜' };

/** All figures that an answer of the FAQ may contain, formatted for the locale. */
export function faqFacts(locale: Locale) {
  const { price, number, percent } = formatters(locale);
  const range = ({ from, to }: { from: number; to: number }) =>
    `${number(from)}${between[locale] ?? '–'}${number(to)}`;
  const [basic, businessPro, premiumEnterprise] = websitePackages;
  const [bronze, silver, gold] = marketingPlans;
  const [simple, standard, complex] = websiteWeeks;
  return {
    ...websiteNames(),
    website: price(basic.dollars),
    businessPro: price(businessPro.dollars),
    premiumEnterprise: price(premiumEnterprise.dollars),
    bronze: price(bronze.dollars),
    silver: price(silver.dollars),
    gold: price(gold.dollars),
    simple: range(simple),
    standard: range(standard),
    complex: range(complex),
    maintenance: price(startingPrice('website-maintenance')),
    seo: price(startingPrice('seo-performance')),
    email: price(startingPrice('email-hosting')),
    care: price(websiteCare.dollars),
    uptime: percent(companyFacts.emailUptime),
    budgetFrom: price(marketingBudget.from),
    budgetTo: price(marketingBudget.to),
    seoFirst: range(seoMonths.first),
    seoSignificant: range(seoMonths.significant),
    weeks: companyFacts.standardWebsiteWeeks,
    cycles: companyFacts.revisionCycles,
    industries: brand.claims.industries,
    minutes: companyFacts.consultationMinutes,
    analysisHours: companyFacts.analysisHours,
    invoiceDays: companyFacts.invoiceDays,
  };
}
