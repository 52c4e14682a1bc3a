import { checks } from '@/lib/audit/checks/registry';
import type { Values } from '../check';
import { runChecks } from '../engine/run-checks';
import { computeSeoScore, seoCategories } from '../engine/score';
import { visitExamplePage } from './example-page';

interface LostCheck {
  id: string;
  /** Null for a check that another fault kept from being run. */
  fault: { reason: string; values: Values | undefined } | null;
  weight: number;
}

export interface ScoredExample {
  /** The weight of all checks of the SEO score. */
  total: number;
  /** Each failed check, in the order of the registry. */
  lost: readonly LostCheck[];
  /** The sum of theirs. */
  lostWeight: number;
  /** Before rounding. */
  remaining: number;
  /** What the engine says. */
  score: number;
}

/** The SEO score of the example page, and each step to it, as the engine computes them. */
export function scoreExample(): ScoredExample {
  const findings = runChecks(checks, visitExamplePage(), () => {});
  const scored = checks.filter(({ category }) => seoCategories.includes(category));
  const total = scored.reduce((sum, { weight }) => sum + weight, 0);
  const lost = scored.flatMap(({ id, weight }): LostCheck[] => {
    const finding = findings.find((known) => known.id === id);
    if (weight === 0 || !finding) return [];
    if (finding.isBlocked) return [{ id, weight, fault: null }];
    const { outcome } = finding;
    if (outcome.status !== 'failed' || outcome.weight === 0) return [];
    return [{ id, weight, fault: { reason: outcome.reason, values: outcome.values } }];
  });
  const lostWeight = lost.reduce((sum, { weight }) => sum + weight, 0);
  return {
    total,
    lost,
    lostWeight,
    remaining: 100 - (lostWeight / total) * 100,
    score: computeSeoScore(checks, findings) ?? 0,
  };
}
