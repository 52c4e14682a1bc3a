/** Forms whose use is counted, by the name in their `data-form`. */
export const countedForms = [
  'contact',
  'quote',
  'newsletter',
  'checker',
  'audit',
  'rivals',
  'watch',
  'growth',
  'profile',
] as const;

export type CountedForm = (typeof countedForms)[number];
