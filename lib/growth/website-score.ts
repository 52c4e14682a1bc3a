import type { AuditFacts } from '@/lib/audit/engine/audit-facts';

type Metrics = AuditFacts['metrics'];

/** Share of each of an audit's figures in how well a business is found and served online. */
export const metricWeights = {
  loadSpeed: 0.2,
  mobileScore: 0.15,
  seoScore: 0.5,
  securityScore: 0.15,
} as const satisfies Record<keyof Metrics, number>;

const metricNames = ['loadSpeed', 'mobileScore', 'seoScore', 'securityScore'] as const;

/**
 * Weighted mean of the four metrics, 0–100, rounded down. One that is null counts as 0: it is null where there was no page
 * to measure, and a page that isn't there must not score more than one that is slow.
 */
export function websiteScore(metrics: Metrics): number {
  const sum = metricNames.reduce(
    (total, name) => total + (metrics[name].score ?? 0) * metricWeights[name],
    0,
  );
  return Math.floor(sum + 1e-9);
}
