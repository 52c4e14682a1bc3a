import { brand } from '@/lib/config/brand';
import 'server-only';
import { env } from '@/lib/config/env';
import { log } from '@/lib/log/log';
import type { PlacesOptions } from '@/lib/net/search-places';
import { describeFailure } from '@/lib/net/upstream-error';
import { auditForGrowth } from './audit-for-growth';
import type { Figure, FigureSource, GrowthFacts, PlacesAnswer, Rating, WebsiteAnswer } from './facts';
import { PLACES_TIMEOUT_MS, WEBSITE_TIMEOUT_MS } from './limits';
import { FEWEST_RIVALS } from './market-comparison';
import { searchBusinessAndRivals } from './providers/google-places';
import type { GrowthInput } from './schema';

export interface GatherOptions {
  now: Date;
  /** Null if not configured. */
  places: PlacesOptions | null;
  websiteTimeoutMs: number;
  /** IP address of the visitor: the engine limits the queue per client. */
  clientIp?: string;
}

/** The configured sources. */
export function configuredSources(clientIp?: string): GatherOptions {
  const key = env.GOOGLE_PLACES_API_KEY;
  const places = key && { key, baseUrl: env.GOOGLE_PLACES_BASE_URL, timeoutMs: PLACES_TIMEOUT_MS };
  return { now: new Date(), places: places || null, websiteTimeoutMs: WEBSITE_TIMEOUT_MS, clientIp };
}

/**
 * Queries Google Maps and the website concurrently. A failed source is reported as failed and replaced by the next best.
 * Throws only `invalid_url` and `url_not_allowed`, for the website's address.
 */
export async function gatherFacts(input: GrowthInput, options: GatherOptions): Promise<GrowthFacts> {
  const [places, website] = await Promise.all([
    queryPlaces(input, options.places),
    queryWebsite(input, options),
  ]);
  return combineFacts(input, {
    places,
    website,
    month: monthInBrisbane(options.now),
    askedAt: options.now.toISOString(),
  });
}

/** Each figure from the best source that has it. Pure. */
function combineFacts(
  { businessName, category, suburb, currentRating, reviewCount }: GrowthInput,
  { places, website, month, askedAt }: Pick<GrowthFacts, 'places' | 'website' | 'month' | 'askedAt'>,
): GrowthFacts {
  const candidates = listRatings(places, website, {
    rating: currentRating ?? null,
    reviewCount: reviewCount ?? null,
  });
  const first = candidates.findIndex(({ rating }) => rating !== null);
  const rivals = places.status === 'answered' ? places.rivals : null;
  return {
    businessName,
    category,
    suburb,
    month,
    askedAt,
    rating: best(candidates, 'rating'),
    // The number of reviews must come from the same source as the rating, or the two could contradict each other.
    reviewCount: best(candidates.slice(Math.max(first, 0)), 'reviewCount'),
    rivals: rivals && rivals.length >= FEWEST_RIVALS ? rivals : null,
    places,
    website,
  };
}

/** The facts without Google's answer, which its terms forbid to store. */
export function withoutGoogle(facts: GrowthFacts, input: GrowthInput): GrowthFacts {
  if (facts.places.status !== 'answered') return facts;
  const { website, month, askedAt } = facts;
  return combineFacts(input, { places: { status: 'not-kept' }, website, month, askedAt });
}

type SourcedRating = Rating & { source: FigureSource };

/** Best source first. */
function listRatings(places: PlacesAnswer, website: WebsiteAnswer, typed: Rating): SourcedRating[] {
  const nothing: Rating = { rating: null, reviewCount: null };
  const onGoogle = places.status === 'answered' ? places.business : null;
  const stated = website.status === 'read' ? website.stated : null;
  return [
    { source: 'google', ...(onGoogle ?? nothing) },
    { source: 'website', ...(stated ?? nothing) },
    { source: 'typed', ...typed },
  ];
}

function best(candidates: readonly SourcedRating[], name: keyof Rating): Figure | null {
  for (const { source, [name]: value } of candidates) if (value !== null) return { value, source };
  return null;
}

async function queryPlaces(input: GrowthInput, options: PlacesOptions | null): Promise<PlacesAnswer> {
  if (!options) return { status: 'off' };
  try {
    return await searchBusinessAndRivals(input, options);
  } catch (error) {
    log.warn('Google Places failed:', describeFailure(error));
    return { status: 'failed' };
  }
}

async function queryWebsite(
  { website, businessName }: GrowthInput,
  { websiteTimeoutMs: timeoutMs, clientIp }: GatherOptions,
): Promise<WebsiteAnswer> {
  return website
    ? auditForGrowth({ address: website, businessName, timeoutMs, clientIp })
    : { status: 'none' };
}

/** The month of a moment in Brisbane, 1–12. */
function monthInBrisbane(now: Date): number {
  return Number(new Intl.DateTimeFormat('en-AU', { month: 'numeric', timeZone: brand.timeZone }).format(now));
}
