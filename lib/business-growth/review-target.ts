import type { MarketComparison } from './market-comparison';

/** Minimum target: enough that a few bad reviews hardly change the average. Our own estimate. */
const MIN_TARGET = 20;

/** The number of reviews a business should have: the median of its rivals, and at least twenty. */
export function reviewTarget({ market }: MarketComparison): number {
  return Math.max(MIN_TARGET, market?.medianReviewCount ?? 0);
}
