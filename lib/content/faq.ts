/**
 * Categories and questions of the FAQ, in their order, and the figure that is shown beside those of a category.
 * Words are in the message file `faq`, under the same ids; ids are anchors.
 */
export const faqCategories = [
  {
    id: 'website-design',
    figure: 'standard',
    questions: ['website-time', 'phones', 'words', 'changes', 'existing-site', 'trades'],
  },
  {
    id: 'digital-marketing',
    figure: 'seoFirst',
    questions: ['seo-time', 'seo-work', 'marketing-plans', 'marketing-budget', 'map', 'results'],
  },
  {
    id: 'pricing-packages',
    figure: 'website',
    questions: ['website-price', 'running', 'care', 'seo-price', 'email-price', 'quote', 'payment'],
  },
] as const satisfies readonly FaqCategoryRow[];

interface FaqCategoryRow {
  id: string;
  /** Its name in faqFacts. */
  figure: string;
  questions: readonly string[];
}

type FaqCategory = (typeof faqCategories)[number];
export type FaqQuestion = FaqCategory['questions'][number];

/** Questions whose answers contain figures that the owner has to confirm first (`brand.claims`). */
export const claimingQuestions: readonly FaqQuestion[] = ['trades'];
