/** Plans of marketing, in Australian dollars a month. Their names are words, in `services.marketing`. */
export const marketingPlans = [
  { id: 'bronze', dollars: 295 },
  { id: 'silver', dollars: 395 },
  { id: 'gold', dollars: 695 },
] as const;

/** Recommended spending on marketing, dollars a month. */
export const marketingBudget = { from: 1000, to: 2500 } as const;
