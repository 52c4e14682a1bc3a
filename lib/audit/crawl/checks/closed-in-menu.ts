import { isHiddenOnPurpose } from '../../facts/page/is-hidden-on-purpose';
import { defineSiteCheck, MENU_SHARE, notApplicable, toSiteOutcome } from '../site-check';

/** An address with an ending of its own is a file rather than a page. */
const file = /\.(?!html?$|php$|aspx?$|jsp$)[a-z\d]{2,5}$/i;

/**
 * Addresses in the menu that robots.txt closes to Google: it may list them, but without knowing what they say. We can't read
 * them either, so that no other check speaks of them.
 * https://developers.google.com/search/docs/crawling-indexing/robots/intro
 */
export const closedInMenu = defineSiteCheck({
  id: 'closed-in-menu',
  cause: { kind: 'search-access' },
  effort: { loses: 'find', minutes: 10 },
  weight: 2,
  proof: 'whole',
  places: 'linkedFrom',
  run: ({ pages, links, answerAt, isClosedToGoogle, listPlaces }) => {
    if (pages.length < 2) return notApplicable;
    const closed = [...links.keys()].filter(
      (url) =>
        !answerAt(url) &&
        isClosedToGoogle(url) &&
        !isHiddenOnPurpose(url) &&
        !file.test(new URL(url).pathname),
    );
    const items = closed.map((url) => ({ url, text: 'closed' as const, places: listPlaces(url) }));
    return toSiteOutcome(
      'critical',
      items.filter(({ places }) => places.length >= pages.length * MENU_SHARE),
    );
  },
});
