import { defineSiteCheck, notApplicable, outcomeOf } from '../site-check';
import { isListable } from '../site-graph';
import { siteLimits } from '../site-limits';

/** Pages that may be listed and that the sitemap forgets. */
export const sitemapMissing = defineSiteCheck({
  id: 'sitemap-missing',
  run: ({ listed, pages }) => {
    // Of a longer sitemap we know only the beginning.
    if (!listed || listed.length === 0 || listed.length >= siteLimits.sitemapAddresses) return notApplicable;
    const known = new Set(listed.map(({ url }) => url));
    const missing = pages.filter((page) => isListable(page) && !known.has(page.url));
    return outcomeOf(
      'info',
      missing.map(({ url }) => ({ url })),
    );
  },
});
