import type { PresentedPlaces } from './presented-site';
import type { SiteWords } from './words/site-words';

/** Shown at once; on paper there are no others. */
const FIRST = 5;
/** Named at most, those that are folded included. */
const MOST = 60;

interface PlacesOptions {
  /** How many there are in all. */
  count: number;
  /** The website's own, which its addresses are shown without. */
  origin: string;
  words: SiteWords;
}

/** The pages that a fault is on: a few at once, further ones folded, and how many are not named. */
export function presentPlaces(
  places: readonly { url: string; detail?: string }[],
  { count, origin, words: { t } }: PlacesOptions,
): PresentedPlaces {
  const named = places.slice(0, MOST).map(({ url, detail = '' }) => ({
    url: shortAddress(url, origin),
    detail,
  }));
  const more = (left: number) => (left > 0 ? t('item.more', { count: left }) : '');
  // A single one is no reason to press.
  const shown = named.length === FIRST + 1 ? named.length : FIRST;
  const rest = named.slice(shown);
  return {
    first: named.slice(0, shown),
    rest,
    restTitle: rest.length > 0 ? more(count - shown) : '',
    more: more(count - named.length),
  };
}

/** An address of the website as its path; of another one whole. */
export function shortAddress(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
