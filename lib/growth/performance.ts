import type { GrowthFacts } from './facts';
import type { Standing } from './standing';

/** Fewest scores for a mean. */
export const FEWEST_SCORES = 2;

export interface Performance {
  customerSatisfactionScore: number | null;
  digitalPresenceScore: number | null;
  competitivenessScore: number | null;
  growthReadinessScore: number | null;
  /** How many of the first three the fourth is the mean of. */
  known: number;
}

/** Four figures from 0 to 100, each from the known facts; null where there are none. */
export function computePerformance({ rating, website }: GrowthFacts, { percentile }: Standing): Performance {
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
