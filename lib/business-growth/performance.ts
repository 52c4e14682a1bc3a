import type { GrowthFacts } from './facts';
import type { MarketComparison } from './market-comparison';

/** Scores needed for a mean. */
export const FEWEST_SCORES = 2;

export interface Performance {
  customerSatisfactionScore: number | null;
  digitalPresenceScore: number | null;
  competitivenessScore: number | null;
  growthReadinessScore: number | null;
  /** Number of known scores among the first three; the fourth is their mean. */
  known: number;
}

/** Four scores from 0 to 100, each from the known facts; null if they are unknown. */
export function computePerformance(
  { rating, website }: GrowthFacts,
  { percentile }: MarketComparison,
): Performance {
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
