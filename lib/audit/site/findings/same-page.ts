import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';

/**
 * One page under several addresses, without a canonical that says so.
 * https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
 */
export const samePage = defineSiteCheck({
  id: 'same-page',
  run: ({ pages }) => {
    if (pages.length < 2) return notApplicable;
    const groups = new Map<string, { url: string }[]>();
    for (const { url, copyOf } of pages) {
      if (copyOf !== undefined) groups.set(copyOf, [...(groups.get(copyOf) ?? []), { url }]);
    }
    return toSiteOutcome(
      'warning',
      [...groups].map(([url, places]) => ({ url, places })),
    );
  },
});
