import { isHiddenOnPurpose } from '../../facts/page/is-hidden-on-purpose';
import { defineSiteCheck, MENU_SHARE, notApplicable, toSiteOutcome } from '../site-check';

/** Pages with noindex that the site itself links to: often a forgotten setting. */
export const noindexLinked = defineSiteCheck({
  id: 'noindex-linked',
  cause: { kind: 'search-access' },
  effort: { loses: 'find', minutes: 10 },
  weight: 2,
  proof: {
    // Whether pages link to it was asked in the crawl.
    findAgain: ({ graph }) =>
      graph.pages.flatMap(({ url, page }) => (page.isNoindex && !isHiddenOnPurpose(url) ? [url] : [])),
  },
  places: 'linkedFrom',
  run: ({ pages, listPlaces, listed }) => {
    if (pages.length < 2) return notApplicable;
    const hidden = pages.filter(({ url, page }) => page.isNoindex && !isHiddenOnPurpose(url));
    const items = hidden.map(({ url }) => ({
      url,
      places: listPlaces(url).filter((place) => place.url !== url),
    }));
    const found = items.filter(({ places }) => places.length > 0);
    const earns = found.some(
      ({ url, places }) =>
        places.length >= pages.length * MENU_SHARE || listed?.some((target) => target.url === url),
    );
    return toSiteOutcome(earns ? 'critical' : 'warning', found);
  },
});
