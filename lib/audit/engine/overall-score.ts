import type { Metrics } from './audit-facts';

/** Share of each metric in the overall score of an audit. Published with the weights of the checks. */
export const metricWeights = {
  loadSpeed: 0.2,
  mobileScore: 0.15,
  seoScore: 0.5,
  securityScore: 0.15,
} as const satisfies Record<keyof Metrics, number>;

const metricNames = ['loadSpeed', 'mobileScore', 'seoScore', 'securityScore'] as const;

/** Weighted mean of the metrics that were measured, 0–100, rounded down; 0 when none was. */
export function overallScore(metrics: Metrics): number {
  let sum = 0;
  let weights = 0;
  for (const name of metricNames) {
    const { score } = metrics[name];
    if (score === null) continue;
    sum += score * metricWeights[name];
    weights += metricWeights[name];
  }
  return weights > 0 ? Math.floor(sum / weights + 1e-9) : 0;
}
