import { checks, checksVersion } from '../checks/registry';
import type { AuditFacts, Metrics } from './audit-facts';
import { overallScore } from './overall-score';
import { scoresOf, seoCategories } from './score';

/** Which figure is meant: the SEO score of the checker, or the audit's overall score. */
export type ScoreKind = 'seo' | 'overall';

/**
 * The score of a page once the faults with these ids are repaired, by the arithmetic that made its score; everything else
 * as it was, also what waits for them. Null where that can't be computed: the page was judged by an earlier version of
 * the checks, or one of the faults counts in a figure that isn't the sum of checks (speed, security, Google's measurement).
 */
export function forecastScore(
  facts: AuditFacts,
  repaired: readonly string[],
  kind: ScoreKind,
): number | null {
  if (facts.checksVersion !== checksVersion || !repaired.every((id) => isForecast(facts, id))) return null;
  const findings = facts.findings.map((finding) =>
    repaired.includes(finding.id) ? { ...finding, outcome: { status: 'passed' } as const } : finding,
  );
  const { seo, categories } = scoresOf(checks, findings);
  if (kind === 'seo') return seo;
  const { seoScore, mobileScore } = facts.metrics;
  const metrics: Metrics = {
    ...facts.metrics,
    seoScore: { ...seoScore, score: seo },
    mobileScore: isSumOfChecks(mobileScore) ? { ...mobileScore, score: categories.mobile } : mobileScore,
  };
  return overallScore(metrics);
}

/** Whether the sum of the checks says what the repair of this fault brings. */
export function isForecast({ metrics, findings }: AuditFacts, id: string): boolean {
  const check = checks.find((candidate) => candidate.id === id);
  const hasFailed = findings.some((finding) => finding.id === id && finding.outcome.status === 'failed');
  if (!check || !hasFailed || !seoCategories.includes(check.category)) return false;
  return check.category !== 'mobile' || isSumOfChecks(metrics.mobileScore);
}

function isSumOfChecks({ source }: Metrics['mobileScore']): boolean {
  return source === 'estimated';
}
