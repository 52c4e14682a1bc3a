import { nameCopy } from '../name-copy';
import { listPages } from '../site-cause';
import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import { listSubjects } from '../site-proof';

/**
 * One page under several addresses, without a canonical that says so.
 * https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
 */
export const samePage = defineSiteCheck({
  id: 'same-page',
  // Copies that one rule of the server would redirect are one cause.
  cause: (items, site) =>
    items.map((item) => {
      const copies = item.places.map(({ url }) => url);
      const key = nameCopy(item.url ?? '', copies);
      return { kind: 'one-address', key, count: copies.length, pages: listPages(item, site) };
    }),
  effort: { loses: 'find', minutes: 30 },
  weight: 1,
  proof: {
    listAddresses: ({ url = '', places }, pages) => {
      const copies = places.map((place) => place.url);
      return copies.some((copy) => pages.includes(copy)) ? [url, ...copies] : [];
    },
    findAgain: listSubjects,
  },
  places: 'alsoAt',
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
