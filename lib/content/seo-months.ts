/** Months until SEO shows results. */
export const seoMonths = { first: { from: 3, to: 6 }, significant: { from: 6, to: 12 } } as const;
