import { type DifferenceReason, differenceReasons } from '@/lib/content/accuracy-schema';
import type { CorpusPage } from '../../../tests/support/corpus';
import { type EngineAnswer, readFailureReason } from './run-engine';
import { type LighthouseId, lighthouseIds, type Verdict } from './run-lighthouse';

/**
 * Checks in which we report faults that Lighthouse passes, on pages of the corpus that are marked accordingly. The reasons
 * are in `messages/<language>/how-we-score.json`, under `accuracy.reasons`.
 */
const weAreStricter: ReadonlySet<LighthouseId> = new Set([
  'is-crawlable',
  'crawlable-anchors',
  'link-text',
  'hreflang',
] satisfies (LighthouseId & DifferenceReason)[]);

export interface Difference {
  id: LighthouseId;
  ours: string;
  lighthouses: Verdict;
  /** The documented reason; null if there is none. */
  explanation: DifferenceReason | null;
}

/** The checks on which our engine and Lighthouse disagree about a page. */
export function differences(
  page: CorpusPage,
  engine: EngineAnswer,
  lighthouse: ReadonlyMap<LighthouseId, Verdict>,
): Difference[] {
  return lighthouseIds.flatMap((id): Difference[] => {
    const reason = readFailureReason(engine.findings.get(id));
    const lighthouses = lighthouse.get(id) ?? 'unknown';
    if ((reason === null ? 'passed' : 'failed') === lighthouses) return [];
    const isStricter = reason !== null && lighthouses === 'passed' && page.stricter.includes(id);
    const isErrorPage = engine.status >= 400 && id !== 'http-status-code';
    const explanation = isErrorPage ? 'error-page' : isStricter ? stricterRule(id) : null;
    return [{ id, ours: reason ?? 'passed', lighthouses, explanation }];
  });
}

function stricterRule(id: LighthouseId): DifferenceReason | null {
  if (!weAreStricter.has(id)) return null;
  return differenceReasons.find((reason) => reason === id) ?? null;
}
