/** The kinds of business in the growth analyser, in the order of its form. Words: `business-growth.categories`. */
export const growthCategories = [
  'restaurant',
  'cafe',
  'retail',
  'health',
  'beauty',
  'fitness',
  'automotive',
  'professional',
  'home-services',
  'entertainment',
  'accommodation',
  'other',
] as const;

export type GrowthCategory = (typeof growthCategories)[number];
