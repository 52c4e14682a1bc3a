import { type Category, type Check, categories } from '../check';
import type { Finding } from './run-checks';

/** Highest score of a page that search engines must not index. Lighthouse's limit. */
export const UNCRAWLABLE_CAP = 69;
/** Highest score of an error page. */
export const ERROR_PAGE_CAP = 40;
/** No page that is empty without its scripts scores more: the colour of what costs visitors. */
export const EMPTY_PAGE_CAP = 59;

/** Without speed, which varies between visits, and security, which is a metric of its own, so that a page's SEO score is reproducible. */
export const seoCategories: readonly Category[] = categories.filter(
  (category) => category !== 'speed' && category !== 'security',
);

export interface Scores {
  /** 0–100, whole; null when no check applied. */
  seo: number | null;
  categories: Readonly<Record<Category, number | null>>;
}

/**
 * The SEO score and that of each area. The rule: a fault more never raises a score, whatever else is wrong
 * (tests/lib/audit/engine/more-faults.test.ts).
 */
export function computeScores(checks: readonly Check[], findings: readonly Finding[]): Scores {
  const scored = (wanted: readonly Category[]) =>
    scoreOf(checks, findings, ({ category }) => wanted.includes(category));
  const byCategory = Object.fromEntries(
    categories.map((category) => [category, rounded(scored([category]))]),
  );
  return {
    seo: rounded(capped(scored(seoCategories), findings)),
    categories: complete(byCategory),
  };
}

/**
 * 100 less the share of weight that was lost, of the weight of all checks. Lost is what failed, and what could not be asked
 * because of a fault. What doesn't apply, or could not be measured for another reason, costs nothing: it must not leave the
 * sum, because then a fault that takes other faults out of sight, or brings things that pass, would raise the score.
 * Null when no check applied.
 */
function scoreOf(
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

function capped(score: number | null, findings: readonly Finding[]): number | null {
  if (score === null) return null;
  const caps = [
    hasFailed(findings, 'http-status-code') ? ERROR_PAGE_CAP : 100,
    hasFailed(findings, 'is-crawlable') ? UNCRAWLABLE_CAP : 100,
    hasFailed(findings, 'client-rendered') ? EMPTY_PAGE_CAP : 100,
  ];
  return Math.min(score, ...caps);
}

function hasFailed(findings: readonly Finding[], id: string): boolean {
  return findings.some((finding) => finding.id === id && finding.outcome.status === 'failed');
}

/** Rounds down, so that only a page without a scored fault gets 100. */
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
