import type { JudgedPage } from '@/lib/audit/judge-page';

type Metrics = JudgedPage['metrics'];

/** Weights of an audit's metrics in the score of a business's website. */
export const metricWeights = {
  loadSpeed: 0.2,
  mobileScore: 0.15,
  seoScore: 0.5,
  securityScore: 0.15,
} as const satisfies Record<keyof Metrics, number>;

const metricNames = ['loadSpeed', 'mobileScore', 'seoScore', 'securityScore'] as const;

/**
 * Weighted mean of the four metrics, 0–100, rounded down. A metric is null if there was no page to measure, and counts
 * as 0: a missing page must not score more than a slow one.
 */
export function websiteScore(metrics: Metrics): number {
  const sum = metricNames.reduce(
    (total, name) => total + (metrics[name].score ?? 0) * metricWeights[name],
    0,
  );
  return Math.floor(sum + 1e-9);
}
