import type { Standing } from './standing';

/** Where no rivals are known: enough that one bad day doesn't move the average much. Our reasoning. */
const WITHOUT_RIVALS = 20;

/** How many reviews a business should have: as many as the middle one of its rivals, and never fewer than twenty. */
export function reviewTarget({ market }: Standing): number {
  return Math.max(WITHOUT_RIVALS, market?.medianReviewCount ?? 0);
}
