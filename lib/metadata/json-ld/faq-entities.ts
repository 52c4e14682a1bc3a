import type { Thing } from 'schema-dts';
import { faqCategories } from '@/lib/content/faq';
import { faqFacts } from '@/lib/content/faq-facts';
import type { Locale } from '@/lib/i18n/locales';
import { pages } from '@/lib/site/pages';
import { questionEntities } from './question-entities';
import type { Words } from './words';

/** Every question of the FAQ, in its order. */
export function faqEntities(t: Words, locale: Locale): Thing[] {
  const facts = faqFacts(locale);
  const list = faqCategories
    .flatMap(({ questions }) => [...questions])
    .map((id) => ({ question: t(`faq.questions.${id}`), answer: t(`faq.answers.${id}`, facts) }));
  return questionEntities(locale, pages.faq.path, list);
}
