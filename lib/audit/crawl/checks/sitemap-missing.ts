import { siteLimits } from '../../limits';
import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import { isListable } from '../site-graph';
import { listSubjects } from '../site-proof';

/** Indexable pages that are missing in the sitemap. */
export const sitemapMissing = defineSiteCheck({
  id: 'sitemap-missing',
  cause: { kind: 'sitemap' },
  effort: { loses: 'find', minutes: 15 },
  weight: 0.5,
  proof: { needsSitemap: true, listAddresses: ({ url = '' }) => [url], findAgain: listSubjects },
  places: 'usedOn',
  run: ({ listed, pages }) => {
    // Only the beginning of a longer sitemap is known.
    if (!listed || listed.length === 0 || listed.length >= siteLimits.sitemapAddresses) return notApplicable;
    const known = new Set(listed.map(({ url }) => url));
    const missing = pages.filter((page) => isListable(page) && !known.has(page.url));
    return toSiteOutcome(
      'info',
      missing.map(({ url }) => ({ url })),
    );
  },
});
