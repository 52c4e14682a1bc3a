/** Advice that brings more visitors for money: wrong while something is broken, leaks or isn't counted. */
export const paidReach: readonly string[] = [
  'search-engine-work',
  'start-search-early',
  'season-ahead',
  'paid-search',
  'bridge-until-search',
  'growth-package',
  'one-suburb-first',
];

/** Pairs that say the opposite of each other: only the first of them is given. */
export const contradictions: readonly (readonly [string, string])[] = [
  ['bridge-until-search', 'search-engine-work'],
  ['bridge-until-search', 'start-search-early'],
  ['bridge-until-search', 'season-ahead'],
  ['fix-before-ads', 'paid-search'],
  ['fix-before-ads', 'bridge-until-search'],
  ['speed-up', 'rebuild-website'],
  ['one-thing-first', 'growth-package'],
  ['read-the-contract', 'growth-package'],
  ['edit-yourself', 'rebuild-website'],
  ['undo-what-broke', 'rebuild-website'],
  ['restore-old-addresses', 'rebuild-website'],
  ['fix-checkout', 'paid-search'],
  ['fix-checkout', 'bridge-until-search'],
  ['appeal-listing', 'listings-yourself'],
  ['appeal-listing', 'listings-by-us'],
];
