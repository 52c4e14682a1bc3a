import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';

/** Addresses of pages that are usually excluded from search on purpose. Folklore rather than a rule. */
const onPurpose =
  /\/(?:cart|basket|checkout|account|my-account|login|log-in|signin|register|search|suche|thank-you|thanks|danke|privacy|privacy-policy|terms|imprint|impressum|datenschutz|agb|legal|author|tag|feed|wp-login\.php|page\/\d+)(?:[/.?]|$)|[?&](?:s|q|search|replytocom|add-to-cart)=/i;
/** A page linked from at least this share of the pages is part of the menu. */
const MENU_SHARE = 0.5;

/** Whether a page is usually kept out of search on purpose, going by its address. */
export function isHiddenOnPurpose(url: string): boolean {
  return onPurpose.test(url);
}

/** Pages with noindex that the site itself links to: often a forgotten setting. */
export const noindexLinked = defineSiteCheck({
  id: 'noindex-linked',
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
