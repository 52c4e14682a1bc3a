import { findCheck } from '../checks/find-check';
import { checks, checksVersion } from '../checks/registry';
import type { AuditFacts } from './audit-facts';
import { computeScores, seoCategories } from './score';

/**
 * The SEO score of a page once the faults with these ids are repaired, with all other outcomes unchanged, also those
 * that depend on them. Null where it can't be computed: the page was checked by an earlier version of the checks, or
 * one of the faults doesn't count in the SEO score (speed, security).
 */
export function forecastScore(facts: AuditFacts, repaired: readonly string[]): number | null {
  if (facts.checksVersion !== checksVersion || !repaired.every((id) => isForecast(facts, id))) return null;
  const findings = facts.findings.map((finding) =>
    repaired.includes(finding.id) ? { ...finding, outcome: { status: 'passed' } as const } : finding,
  );
  return computeScores(checks, findings).seo;
}

/** Whether this check failed and counts in the SEO score. */
export function isForecast({ findings }: AuditFacts, id: string): boolean {
  const check = findCheck(id);
  const hasFailed = findings.some((finding) => finding.id === id && finding.outcome.status === 'failed');
  return check !== undefined && hasFailed && seoCategories.includes(check.category);
}
