/** Categories and questions of the FAQ, in their order. Words are in the message file `faq`, under the same ids; ids are anchors. */
export const faqCategories = [
  {
    id: 'website-design',
    questions: ['website-time', 'phones', 'words', 'changes', 'existing-site', 'trades'],
  },
  {
    id: 'digital-marketing',
    questions: ['seo-time', 'seo-work', 'marketing-plans', 'marketing-budget', 'map', 'results'],
  },
  {
    id: 'pricing-packages',
    questions: ['website-price', 'running', 'care', 'seo-price', 'email-price', 'quote', 'payment'],
  },
] as const satisfies readonly FaqCategoryRow[];

interface FaqCategoryRow {
  id: string;
  questions: readonly string[];
}

type FaqCategory = (typeof faqCategories)[number];
export type FaqQuestion = FaqCategory['questions'][number];

/** Questions whose answers contain figures that the owner has to confirm first (`brand.claims`). */
export const claimingQuestions: readonly FaqQuestion[] = ['trades'];
