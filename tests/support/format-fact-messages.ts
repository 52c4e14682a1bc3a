import { createTranslator } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { faqFacts } from '@/lib/content/faq-facts';
import { packages } from '@/lib/content/growth-packages';
import { metaFacts } from '@/lib/content/meta-facts';
import { marketingNames, websiteNames } from '@/lib/content/sentence-facts';
import { formatOpeningHours } from '@/lib/i18n/format-opening-hours';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { listNeeds, readWords } from './message-files';

/** The values that messages may contain. */
export const createFactValues = (locale: Locale, name: (plan: 'bronze' | 'silver' | 'gold') => string) => ({
  ...faqFacts(locale),
  ...metaFacts(locale),
  ...marketingNames(name),
  ...websiteNames(),
  brand: brand.name,
  company: brand.legalName,
  phone: brand.phone,
  within: '',
  officeHours: '',
  open: Object.values(formatOpeningHours(locale, brand.openingHours)).join(' '),
  package: packages[4].name,
  weeks: companyFacts.standardWebsiteWeeks,
  cycles: companyFacts.revisionCycles,
});

/** Formats every message of the language whose arguments are all known facts, as `file:key: text`. */
export async function formatFactMessages(locale: Locale): Promise<string[]> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages });
  const values = createFactValues(locale, (plan) => t(`services.marketing.${plan}`));
  const known = new Set(Object.keys(values));
  return [...readWords(locale)].flatMap(([key, message]) => {
    const needs = listNeeds(message).map((need) => need.split(' ')[0] ?? '');
    if (needs.length === 0 || !needs.every((need) => known.has(need))) return [];
    const format = createTranslator({ locale, messages: { message } });
    return [`${key}: ${format('message', values)}`];
  });
}
