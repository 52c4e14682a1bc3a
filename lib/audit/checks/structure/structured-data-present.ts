import { defineCheck, notApplicable, passed } from '../../check';
import { readStructuredData } from '../../facts/structured-data/read-structured-data';

/** Told, not scored: search engines rank pages without structured data just as well, but show them plainer. */
export const structuredDataPresent = defineCheck({
  id: 'structured-data-present',
  category: 'structure',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
  seenIn: 'html',
  needsHtml: true,
  reasons: ['missing'],
  run: ({ page }) => {
    if (!page.html) return notApplicable;
    const { blocks, items } = readStructuredData(page.html);
    return blocks.length + items.length > 0 ? passed : { status: 'failed', reason: 'missing' };
  },
});
