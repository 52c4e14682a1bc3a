import { defineSiteCheck, notApplicable, outcomeOf } from '../site-check';

/** Pages that many systems keep out of search on purpose. By their addresses, which is folklore rather than a rule. */
const onPurpose =
  /\/(?:cart|basket|checkout|account|my-account|login|log-in|signin|register|search|suche|thank-you|thanks|danke|privacy|privacy-policy|terms|imprint|impressum|datenschutz|agb|legal|author|tag|feed|wp-login\.php|page\/\d+)(?:[/.?]|$)|[?&](?:s|q|search|replytocom|add-to-cart)=/i;
/** A page linked from this share of the pages is in the menu. */
const MENU_SHARE = 0.5;

/** A page that search engines are told to leave out although the site itself sends people to it: often a forgotten setting. */
export const noindexLinked = defineSiteCheck({
  id: 'noindex-linked',
  run: ({ pages, placesOf, listed }) => {
    if (pages.length < 2) return notApplicable;
    const hidden = pages.filter(({ url, page }) => page.isNoindex && !onPurpose.test(url));
    const items = hidden.map(({ url }) => ({
      url,
      places: placesOf(url).filter((place) => place.url !== url),
    }));
    const found = items.filter(({ places }) => places.length > 0);
    const earns = found.some(
      ({ url, places }) =>
        places.length >= pages.length * MENU_SHARE || listed?.some((target) => target.url === url),
    );
    return outcomeOf(earns ? 'critical' : 'warning', found);
  },
});
