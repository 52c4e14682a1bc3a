import type { Locale } from '@/lib/i18n/locales';
import { faqFacts } from './faq-facts';
import { seoPrice } from './seo-price';

/** The parts of SEO, and the questions about it. Words are in the message file `seo-services`, under the same ids. */
export const seoJobs = ['keyword-research', 'technical-seo', 'local-seo'] as const;

export const seoFaq = ['time', 'price', 'promise', 'website'] as const;

/** The figures for the answers, formatted for the locale. */
export function seoFaqFacts(locale: Locale) {
  const { seoFirst, seoSignificant } = faqFacts(locale);
  return { price: seoPrice(locale), first: seoFirst, significant: seoSignificant };
}
