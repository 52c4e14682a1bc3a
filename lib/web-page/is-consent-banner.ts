import { type Element, readAttribute } from './tree.ts';

/** A topic together with a kind of panel: a bakery's page is full of cookies. */
const banner =
  /(?:cookies?|consent|gdpr|privacy)[-_ ]?(?:banner|bar|notice|notification|consent|popup|modal|dialog|overlay|layer|prompt|message|hint|manager|law)|consent[-_]?(?:root|container|wrapper|ui)/i;
/** Class and id prefixes of consent management tools. */
const tools =
  /(?:^|\s)(?:onetrust|ot-sdk|cybotcookiebot|usercentrics|didomi|klaro|iubenda-cs|cky-|cmplz|truste|cc-window|cc-banner|qc-cmp|osano-cm|borlabs|moove_gdpr|termly|fc-consent)/i;
/** Enough for a dialog: a bakery's page about cookies is none. */
const subject = /cookie|consent|gdpr|dsgvo|rgpd/i;
const LENGTH_READ = 300;

/**
 * Whether an element asks for consent to cookies, by its id, class or label. Root elements are excluded: some have a
 * class while a banner is open.
 */
export function isConsentBanner(element: Element): boolean {
  if (/^(?:html|body|main|article)$/.test(element.tagName)) return false;
  const isDialog = /^\s*(?:alert)?dialog\s*$/i.test(readAttribute(element, 'role') ?? '');
  return ['id', 'class', 'aria-label'].some((name) => {
    const value = readAttribute(element, name)?.slice(0, LENGTH_READ) ?? '';
    return value !== '' && (banner.test(value) || tools.test(value) || (isDialog && subject.test(value)));
  });
}
