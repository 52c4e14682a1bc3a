import { definePageCheck, passed } from '../../check';
import { readStructuredData } from '../../facts/structured-data/read-structured-data';

/** Reported, not scored: structured data doesn't change the ranking but enables rich results. */
export const structuredDataPresent = definePageCheck({
  id: 'structured-data-present',
  category: 'structure',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
  reasons: ['missing', 'by-script'],
  cause: { kind: 'business-data' },
  describedOnce: ['missing'],
  effort: { loses: 'find', minutes: 30 },
  run: ({ page }) => {
    const { blocks, items } = readStructuredData(page.html);
    return blocks.length + items.length > 0 ? passed : { status: 'failed', reason: 'missing' };
  },
  runScripted: ({ structuredTypes = [] }) =>
    structuredTypes.length > 0
      ? { status: 'failed', reason: 'by-script', values: { types: structuredTypes.join(', ') } }
      : undefined,
});
