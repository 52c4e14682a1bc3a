/** Addresses of pages that are usually excluded from search on purpose. Folklore rather than a rule. */
const onPurpose =
  /\/(?:cart|basket|checkout|account|my-account|login|log-in|signin|register|search|suche|thank-you|thanks|danke|privacy|privacy-policy|terms|imprint|impressum|datenschutz|agb|legal|author|tag|feed|wp-login\.php|page\/\d+)(?:[/.?]|$)|[?&](?:s|q|search|replytocom|add-to-cart)=/i;

/** Whether a page is usually kept out of search on purpose, going by its address. */
export function isHiddenOnPurpose(url: string): boolean {
  return onPurpose.test(url);
}
