import type { Visit } from '../check';
import { securityScore } from '../facts/observatory/security-score';
import type { Metrics } from './audit-facts';
import type { Scores } from './score';
import { loadSpeedMetric, mobileMetric } from './speed-metrics';

/** The four metrics of an audit, each with its source; null where nothing could be measured. */
export function computeMetrics(visit: Visit, { seo, categories }: Scores): Metrics {
  return {
    loadSpeed: loadSpeedMetric(visit),
    mobileScore: mobileMetric(visit, categories.mobile),
    seoScore: { score: seo, source: seo === null ? null : 'measured' },
    securityScore: { score: securityScore(visit), source: 'measured' },
  };
}
