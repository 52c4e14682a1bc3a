/** Forms that are counted, begun and sent, as a page's `data-form` names them. */
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
