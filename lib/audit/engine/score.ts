import { type Category, type Check, categories } from '../check';
import type { Finding } from './run-checks';

/**
 * All categories but speed, which varies between visits, and security, which is a metric of its own: so the SEO score
 * is reproducible.
 */
export const seoCategories: readonly Category[] = categories.filter(
  (category) => category !== 'speed' && category !== 'security',
);

export interface Scores {
  /** 0–100, an integer; null when no check applied. */
  seo: number | null;
  categories: Readonly<Record<Category, number | null>>;
}

/**
 * The SEO score and the score of each category. An additional fault never raises a score, whatever else is wrong
 * (tests/lib/audit/engine/more-faults.test.ts).
 */
export function computeScores(checks: readonly Check[], findings: readonly Finding[]): Scores {
  const scored = (wanted: readonly Category[]) =>
    computeScore(checks, findings, ({ category }) => wanted.includes(category));
  const byCategory = Object.fromEntries(
    categories.map((category) => [category, rounded(scored([category]))]),
  );
  return {
    seo: computeSeoScore(checks, findings),
    categories: complete(byCategory),
  };
}

/** The SEO score alone. */
export function computeSeoScore(checks: readonly Check[], findings: readonly Finding[]): number | null {
  const score = computeScore(checks, findings, ({ category }) => seoCategories.includes(category));
  return rounded(capped(score, checks, findings));
}

/**
 * 100 minus the lost share of the weight of all checks. Lost is the weight of checks that failed, or were blocked by a
 * fault. A check that doesn't apply, or was not measured for another reason, loses nothing but stays in the total:
 * otherwise a fault that hides other faults, or adds passing checks, would raise the score. Null when no check applied.
 */
function computeScore(
  checks: readonly Check[],
  findings: readonly Finding[],
  isWanted: (check: Check) => boolean,
): number | null {
  const found = new Map(findings.map((finding) => [finding.id, finding]));
  let lost = 0;
  let possible = 0;
  let applied = 0;
  for (const check of checks.filter(isWanted)) {
    const finding = found.get(check.id);
    if (!finding) continue;
    const { outcome, isBlocked } = finding;
    possible += check.weight;
    if (outcome.status === 'passed' || outcome.status === 'failed') applied += check.weight;
    if (isBlocked || (outcome.status === 'failed' && outcome.weight !== 0)) lost += check.weight;
  }
  return applied > 0 ? (1 - lost / possible) * 100 : null;
}

/** At most what the failed checks allow. */
function capped(score: number | null, checks: readonly Check[], findings: readonly Finding[]): number | null {
  if (score === null) return null;
  const failed = new Set(findings.flatMap(({ id, outcome }) => (outcome.status === 'failed' ? [id] : [])));
  return Math.min(score, ...checks.flatMap(({ id, mostScore = 100 }) => (failed.has(id) ? [mostScore] : [])));
}

/** Rounds down, so that only a page without any scored fault gets 100. */
function rounded(score: number | null): number | null {
  return score === null ? null : Math.floor(score + 1e-9);
}

function complete(scores: Record<string, number | null>): Record<Category, number | null> {
  const of = (category: Category) => scores[category] ?? null;
  return {
    indexing: of('indexing'),
    content: of('content'),
    links: of('links'),
    images: of('images'),
    structure: of('structure'),
    social: of('social'),
    international: of('international'),
    mobile: of('mobile'),
    speed: of('speed'),
    security: of('security'),
    local: of('local'),
  };
}
