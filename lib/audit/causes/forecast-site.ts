import { checks } from '../checks/registry';
import { computeSeoScore } from '../engine/score';
import type { FoundCause } from './cause';

/** A page's score, and the checks that count as lost there: failed, or hidden by a fault. */
export interface ScoredPage {
  seo: number | null;
  lost: readonly string[];
}

/** The average score of a website's pages, an integer; null if none has a score. */
export function averageScore(scores: readonly (number | null)[]): number | null {
  const known = scores.flatMap((score) => score ?? []);
  return known.length > 0 ? Math.floor(known.reduce((sum, score) => sum + score, 0) / known.length) : null;
}

/** The average score after these repairs, by the arithmetic of the score itself, with all other outcomes unchanged. */
export function forecastSite(
  pages: readonly ScoredPage[],
  repairs: readonly Pick<FoundCause, 'faults'>[],
): number | null {
  const mended = new Map<number, Set<string>>();
  for (const { id, pages: on } of repairs.flatMap(({ faults }) => faults)) {
    for (const index of on) mended.set(index, (mended.get(index) ?? new Set()).add(id));
  }
  return averageScore(
    pages.map(({ seo, lost }, index) => {
      const repaired = mended.get(index);
      if (seo === null || !repaired) return seo;
      const left = lost.filter((id) => !repaired.has(id));
      return Math.max(seo, scorePage(left) ?? seo);
    }),
  );
}

function scorePage(lost: readonly string[]): number | null {
  const passed = { status: 'passed' } as const;
  const failed = { status: 'failed', reason: '' } as const;
  return computeSeoScore(
    checks,
    checks.map(({ id }) => ({ id, isBlocked: false, outcome: lost.includes(id) ? failed : passed })),
  );
}
