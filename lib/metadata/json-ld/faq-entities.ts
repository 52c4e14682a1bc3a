import type { Thing } from 'schema-dts';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { claimingQuestions, faqCategories } from '@/lib/content/faq';
import { faqFacts } from '@/lib/content/faq-facts';
import { marketingNames } from '@/lib/content/sentence-facts';
import type { Locale } from '@/lib/i18n/locales';
import { withinValues } from '@/lib/i18n/within-values';
import { pages } from '@/lib/site/pages';
import { questionEntities } from './question-entities';
import type { Words } from './words';

/** The questions of the FAQ in their order, without those whose answers contain unconfirmed figures. */
export function faqEntities(t: Words, locale: Locale): Thing[] {
  const within = t('common.officeHours.within', withinValues(locale, companyFacts.quoteHours));
  const names = marketingNames((plan) => t(`services.marketing.${plan}`));
  const gst = t(`common.gst.${brand.gst}`);
  const facts = { ...faqFacts(locale), ...names, within, gst };
  const list = faqCategories
    .flatMap(({ questions }) => [...questions])
    .filter((id) => brand.claims.confirmed || !claimingQuestions.includes(id))
    .map((id) => ({ question: t(`faq.questions.${id}`), answer: t(`faq.answers.${id}`, facts) }));
  return questionEntities(locale, pages.faq.path, list);
}
