/** What a business can say of itself in the profile and in the personalisation form. */
export const industries = [
  'restaurant',
  'retail',
  'health',
  'professional',
  'automotive',
  'real-estate',
  'technology',
  'tourism',
  'other',
] as const;
export type Industry = (typeof industries)[number];

/** 1–5, 6–25, 26–100 and more people. */
export const businessSizes = ['startup', 'small', 'medium', 'enterprise'] as const;
export type BusinessSize = (typeof businessSizes)[number];

/** Australian dollars that the owner intends to spend on the job. */
export const budgets = ['under-5k', '5k-15k', '15k-50k', '50k-plus'] as const;
export type Budget = (typeof budgets)[number];
