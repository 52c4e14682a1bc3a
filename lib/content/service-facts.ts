/**
 * Prices and durations of websites and marketing, defined once for all pages. Australian dollars. A name is the same in
 * every language; the other names are words, in `services.website` and `services.marketing`.
 */
export const websitePrices = [
  { id: 'basic', dollars: 495 },
  { id: 'business-pro', name: 'Business Pro', dollars: 795 },
  { id: 'premium-enterprise', name: 'Premium Enterprise', dollars: 1295 },
] as const;

/** The lowest price of a website care subscription, dollars a month. */
export const websiteCare = { dollars: 49.95 } as const;

/** Dollars a month. */
export const marketingPrices = [
  { id: 'bronze', dollars: 295 },
  { id: 'silver', dollars: 395 },
  { id: 'gold', dollars: 695 },
] as const;

/** Recommended spending on marketing, dollars a month. */
export const marketingBudget = { from: 1000, to: 2500 } as const;

/** Weeks from the first talk to the finished website. */
export const websiteWeeks = [
  { id: 'simple', from: 2, to: 3 },
  { id: 'standard', from: 4, to: 6 },
  { id: 'complex', from: 8, to: 12 },
] as const;

/** Months until SEO shows results. */
export const seoMonths = { first: { from: 3, to: 6 }, significant: { from: 6, to: 12 } } as const;
