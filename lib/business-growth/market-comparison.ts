import type { GrowthFacts, Rival } from './facts';
import type { MarketPosition, PositionBasis } from './result';

/** Rivals needed for a comparison. */
export const FEWEST_RIVALS = 3;
/** Number of average ratings added to each rating (a Bayesian average), so that a 5.0 from two people ranks below a 4.7 from 200. */
export const PRIOR_REVIEWS = 10;
export const LEADER_PERCENTILE = 80;
export const COMPETITOR_PERCENTILE = 40;

export interface MarketComparison {
  position: MarketPosition;
  basis: PositionBasis;
  /** 0–100: the percentage of rivals ranked below it, ties counting half; null if it can't be compared. */
  percentile: number | null;
  market: { count: number; medianRating: number; medianReviewCount: number } | null;
}

/** The position of a business among similar ones in the suburb, by rating and number of reviews. */
export function computeStanding({
  rating,
  reviewCount,
  rivals,
}: Pick<GrowthFacts, 'rating' | 'reviewCount' | 'rivals'>): MarketComparison {
  const market = rivals && computeMarket(rivals);
  if (!rating) return { position: 'other', basis: rivals ? 'rivals' : null, percentile: null, market };
  // A rating that was compared with no rival says nothing about a place among them.
  if (!rivals || !reviewCount) return { position: 'other', basis: 'rating', percentile: null, market };
  const own = { rating: rating.value, reviewCount: reviewCount.value };
  const percentile = computePercentile(own, rivals);
  return { position: byPercentile(percentile), basis: 'rivals', percentile, market };
}

/** How many rated rivals Google Maps knows where they are too few for a comparison; otherwise 0. */
export function countTooFewRivals({ places }: Pick<GrowthFacts, 'places'>): number {
  const count = places.status === 'answered' ? (places.rivals?.length ?? 0) : 0;
  return count < FEWEST_RIVALS ? count : 0;
}

function computePercentile(own: Rival, rivals: readonly Rival[]): number {
  const average = rivals.reduce((sum, { rating }) => sum + rating, 0) / rivals.length;
  const weighed = ({ rating, reviewCount }: Rival) =>
    (average * PRIOR_REVIEWS + rating * reviewCount) / (PRIOR_REVIEWS + reviewCount);
  const ownScore = weighed(own);
  const below = rivals.filter((rival) => weighed(rival) < ownScore).length;
  const level = rivals.filter((rival) => weighed(rival) === ownScore).length;
  return Math.round(((below + level / 2) / rivals.length) * 100);
}

function byPercentile(percentile: number): MarketPosition {
  if (percentile >= LEADER_PERCENTILE) return 'leader';
  return percentile >= COMPETITOR_PERCENTILE ? 'competitor' : 'other';
}

function computeMarket(rivals: readonly Rival[]) {
  return {
    count: rivals.length,
    medianRating: Math.round(median(rivals.map(({ rating }) => rating)) * 10) / 10,
    medianReviewCount: Math.round(median(rivals.map(({ reviewCount }) => reviewCount))),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper;
}
