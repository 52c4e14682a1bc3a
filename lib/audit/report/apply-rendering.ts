import type { Check, Outcome } from '../check';
import { checks } from '../checks/registry';
import type { AuditFacts } from '../engine/audit-facts';
import type { RenderedFacts } from '../rendering/rendered-facts';

type StoredFinding = AuditFacts['findings'][number];

/** A finding with what it was judged by: nothing said is the page's source. */
export interface CombinedFinding extends StoredFinding {
  by?: 'browser';
}

/** What is seen on a phone first comes first. */
const order = ['overflow', 'tap-targets', 'contrast', 'font-size', 'crawlable-anchors'];

/** The checks that can be asked about a page in a browser, in the order of a report. */
export const renderedChecks: readonly (Check & Required<Pick<Check, 'runRendered'>>)[] = checks
  .flatMap((check: Check) => (check.runRendered ? [{ ...check, runRendered: check.runRendered }] : []))
  .toSorted((one, other) => place(one) - place(other));

function place({ id }: Check): number {
  return order.includes(id) ? order.indexOf(id) : order.length;
}

/**
 * The findings of a page's source and of a browser in one list, for reading; the score is computed from the former alone.
 * A browser answers what the source leaves open, and adds faults that only scripts make. A fault of the source stands: who
 * reads the page without running scripts meets it. No fault by the browser alone has a weight.
 */
export function applyRendering(
  findings: readonly StoredFinding[],
  page: RenderedFacts,
): readonly CombinedFinding[] {
  return findings.map((finding) => {
    const check = renderedChecks.find(({ id }) => id === finding.id);
    if (!check || finding.outcome.status === 'failed') return finding;
    const outcome = unscored(check.runRendered(page));
    const isOpen = finding.outcome.status !== 'passed' || check.weight === 0;
    const isNews = isOpen ? outcome.status !== 'not-applicable' : outcome.status === 'failed';
    return isNews ? { ...finding, isBlocked: false, outcome, by: 'browser' } : finding;
  });
}

function unscored(outcome: Outcome): Outcome {
  return outcome.status === 'failed' ? { ...outcome, weight: 0 } : outcome;
}
