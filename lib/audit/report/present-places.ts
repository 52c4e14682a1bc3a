import type { PresentedPlaces } from '../presented';
import type { SiteWords } from './words/site-words';

/** Places shown at first; printed reports show no others. */
const FIRST = 5;
/** Most places listed, including the collapsed ones. */
const MOST = 60;

interface PlacesOptions {
  /** Total number of places. */
  count: number;
  /** The website's origin, which is left out of its addresses. */
  origin: string;
  words: SiteWords;
}

/** The pages with a fault: the first few, a collapsed list of more, and how many are not listed. */
export function presentPlaces(
  places: readonly { url: string; detail?: string }[],
  { count, origin, words: { t } }: PlacesOptions,
): PresentedPlaces {
  const named = places.slice(0, MOST).map(({ url, detail = '' }) => ({
    url: shortAddress(url, origin),
    detail,
  }));
  const more = (left: number) => (left > 0 ? t('item.more', { count: left }) : '');
  // A single collapsed place isn't worth a click.
  const shown = named.length === FIRST + 1 ? named.length : FIRST;
  const rest = named.slice(shown);
  return {
    first: named.slice(0, shown),
    rest,
    restTitle: rest.length > 0 ? more(count - shown) : '',
    more: more(count - named.length),
  };
}

/** The path of an address on the website; other addresses in full. */
export function shortAddress(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
