import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';

/**
 * Internal links to pages that name another page of the website as their original: links for one and the canonical for
 * another contradict each other. https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
 */
export const linkedCopies = defineSiteCheck({
  id: 'linked-copies',
  cause: { kind: 'one-address', key: 'canonical' },
  effort: { loses: 'find', minutes: 15 },
  weight: 0.5,
  proof: 'whole',
  places: 'linkedFrom',
  run: ({ pages, links, answerAt, pageAt, listPlaces }) => {
    if (!pages.some(({ page }) => page.canonical !== null)) return notApplicable;
    const found = [...links.keys()].flatMap((url) => {
      const answer = answerAt(url);
      if (answer?.kind !== 'page') return [];
      const { canonical } = answer.page;
      const original = canonical !== null && canonical !== url ? pageAt(canonical) : undefined;
      return original && original.url !== url
        ? [{ url, text: 'canonical', target: original.url, places: listPlaces(url) }]
        : [];
    });
    return toSiteOutcome('info', found);
  },
});
