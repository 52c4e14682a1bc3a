/**
 * Faults that other tools count and that aren't worth a repair, with the reason. myth: no search engine uses it. unfelt: no
 * visitor notices. choice: the owner's decision, not a fault.
 */
export const ignoredChecks: ReadonlyMap<string, 'myth' | 'unfelt' | 'choice'> = new Map([
  ['heading-order', 'myth'],
  ['title-h1-duplicate', 'myth'],
  ['content-length', 'myth'],
  ['apple-touch-icon', 'unfelt'],
  ['unsafe-target-blank', 'unfelt'],
  ['hreflang-x-default', 'unfelt'],
  ['exposed-email', 'unfelt'],
  ['ai-crawlers', 'choice'],
  ['analytics', 'choice'],
  ['retired-markup', 'unfelt'],
]);
