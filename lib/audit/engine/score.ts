import { type Category, type Check, categories } from '../check';
import type { Finding } from './run-checks';

/** Highest score of a page that search engines must not index. Lighthouse's limit. */
export const UNCRAWLABLE_CAP = 69;
/** Highest score of an error page. */
export const ERROR_PAGE_CAP = 40;

/** Without speed, which varies between visits, and security, which is a metric of its own, so that a page's SEO score is reproducible. */
export const seoCategories: readonly Category[] = categories.filter(
  (category) => category !== 'speed' && category !== 'security',
);

export interface Scores {
  /** 0–100, whole; null when no check applied. */
  seo: number | null;
  categories: Readonly<Record<Category, number | null>>;
}

export function scoresOf(checks: readonly Check[], findings: readonly Finding[]): Scores {
  const scored = (wanted: readonly Category[]) =>
    weightedMean(checks, findings, ({ category }) => wanted.includes(category));
  const byCategory = Object.fromEntries(
    categories.map((category) => [category, rounded(scored([category]))]),
  );
  return {
    seo: rounded(capped(scored(seoCategories), findings)),
    categories: complete(byCategory),
  };
}

/** Share of the weight that passed, of the weight that applied; blocked checks count as lost. 0–100. */
function weightedMean(
  checks: readonly Check[],
  findings: readonly Finding[],
  isWanted: (check: Check) => boolean,
): number | null {
  let won = 0;
  let possible = 0;
  for (const { id, outcome, isBlocked } of findings) {
    const check = checks.find((candidate) => candidate.id === id);
    if (!check || !isWanted(check)) continue;
    if (outcome.status === 'passed') won += check.weight;
    if (outcome.status === 'passed' || outcome.status === 'failed' || isBlocked) possible += check.weight;
  }
  return possible > 0 ? (won / possible) * 100 : null;
}

function capped(score: number | null, findings: readonly Finding[]): number | null {
  if (score === null) return null;
  const caps = [
    hasFailed(findings, 'http-status-code') ? ERROR_PAGE_CAP : 100,
    hasFailed(findings, 'is-crawlable') ? UNCRAWLABLE_CAP : 100,
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
