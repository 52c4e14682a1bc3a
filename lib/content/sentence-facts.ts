import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { companyFacts } from './company-facts';
import { seoMonths } from './seo-months';
import { websitePackages, websiteWeeks } from './website-packages';

/** What a description of a service may contain, formatted for the locale; weeks and months are numbers. */
export function serviceFacts(locale: Locale) {
  const [simple, standard] = websiteWeeks;
  return {
    uptime: formatters(locale).percent(companyFacts.emailUptime),
    simpleFrom: simple.from,
    simpleTo: simple.to,
    standardFrom: standard.from,
    standardTo: standard.to,
    firstFrom: seoMonths.first.from,
    firstTo: seoMonths.first.to,
    significantFrom: seoMonths.significant.from,
    significantTo: seoMonths.significant.to,
  };
}

/** Names of website packages that are the same in every language. */
export function websiteNames() {
  const [, businessPro, premiumEnterprise] = websitePackages;
  return { businessProName: businessPro.name, premiumEnterpriseName: premiumEnterprise.name };
}

/** Names of marketing plans; `word` returns the words of a language from `services.marketing`. */
export function marketingNames(word: (key: 'bronze' | 'silver' | 'gold') => string) {
  return { bronzeName: word('bronze'), silverName: word('silver'), goldName: word('gold') };
}
