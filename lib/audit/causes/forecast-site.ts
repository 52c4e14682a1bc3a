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

/**
 * Forecasts of a website's average score after a repair, by the arithmetic of the score itself, with all other outcomes
 * unchanged. Pages with the same faults are scored once: a hundred pages of one template have few different lists.
 */
export function createSiteForecast(pages: readonly ScoredPage[]) {
  const known = new Map<string, number | null>();
  const score = (left: readonly string[]) => {
    const key = left.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const scored = scorePage(left);
    known.set(key, scored);
    return scored;
  };
  return ({ faults }: Pick<FoundCause, 'faults'>): number | null => {
    const mended = new Map<number, Set<string>>();
    for (const { id, pages: on } of faults) {
      for (const index of on) mended.set(index, (mended.get(index) ?? new Set()).add(id));
    }
    return averageScore(
      pages.map(({ seo, lost }, index) => {
        const repaired = mended.get(index);
        if (seo === null || !repaired) return seo;
        const left = lost.filter((id) => !repaired.has(id));
        return left.length === lost.length ? seo : Math.max(seo, score(left) ?? seo);
      }),
    );
  };
}

function scorePage(left: readonly string[]): number | null {
  const lost = new Set(left);
  const passed = { status: 'passed' } as const;
  const failed = { status: 'failed', reason: '' } as const;
  return computeSeoScore(
    checks,
    checks.map(({ id }) => ({ id, isBlocked: false, outcome: lost.has(id) ? failed : passed })),
  );
}
