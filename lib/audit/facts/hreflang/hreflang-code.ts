import { isKnownLanguage } from '../page/known-language';

/**
 * Regions that CLDR names but that are not countries.
 * https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes
 */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Every code of ISO 3166-1 and the numbers of UN M.49 for parts of the world, such as 419, as ICU contains them. */
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const regionPattern = /^[a-z]{2,3}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?-([a-z]{2}|\d{3})(?:-|$)/;

export type CodeFault = { kind: 'language' } | { kind: 'region'; region: string; instead: string };

/**
 * The fault of an hreflang value in lower case: an unknown language, or a country that is not in ISO 3166-1; null if
 * valid.
 */
export function findCodeFault(code: string): CodeFault | null {
  if (code === 'x-default') return null;
  const canonical = canonicalTag(code);
  if (canonical === '' || !isKnownLanguage(code)) return { kind: 'language' };
  const region = regionPattern.exec(code)?.[1]?.toUpperCase();
  if (region === undefined) return null;
  const isKnown = countryNames.of(region) !== undefined && !noCountries.has(region);
  const current = canonicalTag(`und-${region}`).slice(4);
  if (isKnown && current === region) return null;
  // Obsolete and wrong codes have a replacement: UK is GB.
  const instead = isKnown ? code.replace(region.toLowerCase(), current) : '';
  return { kind: 'region', region, instead };
}

/** The language subtag in its current form: `iw-IL` is `he`. The three codes for Norwegian become `no`. */
export function parseLanguage(tag: string): string {
  const language = canonicalTag(tag.trim()).split('-')[0]?.toLowerCase() ?? '';
  return language === 'nb' || language === 'nn' ? 'no' : language;
}

/** '' unless it is a well-formed language tag. https://www.rfc-editor.org/rfc/rfc5646 */
function canonicalTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? '';
  } catch {
    return '';
  }
}
