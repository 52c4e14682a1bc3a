import type { StatedRating } from '@/lib/audit/judge-page';
import type { Rating } from './facts';
import { namesMatch } from './names-match';

/**
 * The rating of the business among those that its page states. Null if there is none, or if several businesses are rated but
 * none has its name, as in a directory.
 */
export function chooseRating(stated: readonly StatedRating[], businessName: string): Rating | null {
  const named = stated.find(({ names }) => names.some((name) => namesMatch(name, businessName)));
  const chosen = named ?? (stated.length === 1 ? stated[0] : undefined);
  return chosen ? { rating: chosen.rating, reviewCount: chosen.reviewCount } : null;
}
