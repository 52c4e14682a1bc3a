import 'server-only';
import { getDomain } from 'tldts';
import { z } from 'zod';
import { type PlacesOptions, searchPlaces } from '@/lib/net/search-places';
import type { GrowthCategory } from '../categories';
import type { PlacesAnswer, Rival } from '../facts';
import { isInSuburb, namesMatch } from '../names-match';

/** The search words of a category. `other` has none. */
const searchWords: Readonly<Record<GrowthCategory, string | null>> = {
  restaurant: 'restaurant',
  cafe: 'cafe',
  retail: 'shop',
  health: 'health clinic',
  beauty: 'beauty salon',
  fitness: 'gym',
  automotive: 'car repair',
  professional: 'professional services',
  'home-services': 'home services',
  entertainment: 'entertainment',
  accommodation: 'accommodation',
  other: null,
};

const fields = [
  'id',
  'displayName',
  'formattedAddress',
  'businessStatus',
  'rating',
  'userRatingCount',
  'websiteUri',
];

/** A business without reviews has no rating. Fields in an undocumented format count as missing. */
const placeSchema = z.object({
  id: z.string().min(1).max(300),
  displayName: z.object({ text: z.string().max(300) }).catch({ text: '' }),
  formattedAddress: z.string().max(500).catch(''),
  businessStatus: z.string().catch('OPERATIONAL'),
  rating: z.number().min(1).max(5).nullable().catch(null),
  userRatingCount: z.number().int().min(0).nullable().catch(null),
  websiteUri: z.string().max(2048).nullable().catch(null),
});

type Place = z.infer<typeof placeSchema>;

interface Question {
  businessName: string;
  category: GrowthCategory;
  suburb: string;
}

/**
 * The business and its rivals in the suburb, from Google's Text Search (New). The two searches contain only name,
 * category and suburb. Nothing is stored, because Google's terms forbid it. Throws UpstreamError.
 * https://developers.google.com/maps/documentation/places/web-service/text-search
 */
export async function searchBusinessAndRivals(
  question: Question,
  options: PlacesOptions,
): Promise<PlacesAnswer> {
  const { businessName, category, suburb } = question;
  const words = searchWords[category];
  const [named, ofKind] = await Promise.all([
    search(`${businessName}, ${suburb}`, 5, options),
    words ? search(`${words} in ${suburb}`, 20, options) : null,
  ]);
  const inSuburb = ({ formattedAddress, businessStatus }: Place) =>
    isInSuburb(formattedAddress, suburb) && businessStatus === 'OPERATIONAL';
  const isOwn = ({ displayName }: Place) => namesMatch(displayName.text, businessName, suburb);
  const own = named.filter(inSuburb).find(isOwn);
  const others = ofKind?.filter((place) => inSuburb(place) && place.id !== own?.id && !isOwn(place));
  return {
    status: 'answered',
    business: own
      ? { name: own.displayName.text, rating: own.rating, reviewCount: own.userRatingCount ?? 0 }
      : null,
    rivals: others?.flatMap(toRival) ?? null,
    rivalSites: chooseSites(others ?? [], own?.websiteUri ?? null),
  };
}

function search(textQuery: string, pageSize: number, options: PlacesOptions): Promise<Place[]> {
  return searchPlaces({ textQuery, pageSize, fields }, placeSchema, options);
}

function toRival({ rating, userRatingCount }: Place): Rival[] {
  return rating !== null && userRatingCount ? [{ rating, reviewCount: userRatingCount }] : [];
}

const mostSites = 2;
/** Hosts of profiles, which are not the business's own website. */
const profiles = new Set(['facebook.com', 'instagram.com', 'linktr.ee', 'google.com', 'business.site']);

/** The websites of the rivals with the most reviews, each once. */
function chooseSites(others: readonly Place[], own: string | null): string[] {
  const sites = new Map<string, string>();
  const known = new Set([...profiles, own ? findSite(own) : '']);
  const best = others.toSorted((one, other) => (other.userRatingCount ?? 0) - (one.userRatingCount ?? 0));
  for (const { websiteUri } of best) {
    const site = websiteUri ? findSite(websiteUri) : '';
    if (websiteUri && site && !known.has(site) && !sites.has(site)) sites.set(site, websiteUri);
  }
  return [...sites.values()].slice(0, mostSites);
}

/** The registrable domain of an address; '' if it isn't a valid address. */
function findSite(address: string): string {
  return URL.canParse(address) ? (getDomain(address) ?? '') : '';
}
