import type { Standing } from './standing';

/** Target without known rivals: enough that a few bad reviews hardly change the average. Our own estimate. */
const WITHOUT_RIVALS = 20;

/** The number of reviews a business should have: the median of its rivals, and at least twenty. */
export function reviewTarget({ market }: Standing): number {
  return Math.max(WITHOUT_RIVALS, market?.medianReviewCount ?? 0);
}
