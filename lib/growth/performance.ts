import type { GrowthFacts } from './facts';
import type { Standing } from './standing';

/** One score is no mean. */
export const FEWEST_SCORES = 2;

export interface Performance {
  customerSatisfactionScore: number | null;
  digitalPresenceScore: number | null;
  competitivenessScore: number | null;
  growthReadinessScore: number | null;
  /** Of the first three, how many the fourth is the mean of. */
  known: number;
}

/** Four figures from 0 to 100, each of what is known; null where nothing is. */
export function performanceOf({ rating, website }: GrowthFacts, { percentile }: Standing): Performance {
  const satisfaction = rating ? Math.round((rating.value / 5) * 100) : null;
  const presence = website.status === 'read' ? website.score : null;
  const known = [satisfaction, presence, percentile].filter((score) => score !== null);
  const sum = known.reduce((total, score) => total + score, 0);
  return {
    customerSatisfactionScore: satisfaction,
    digitalPresenceScore: presence,
    competitivenessScore: percentile,
    growthReadinessScore: known.length >= FEWEST_SCORES ? Math.round(sum / known.length) : null,
    known: known.length,
  };
}
