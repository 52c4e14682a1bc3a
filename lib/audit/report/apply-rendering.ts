import type { Check, Outcome } from '../check';
import { findCheck } from '../checks/find-check';
import { checks } from '../checks/registry';
import type { AuditFacts } from '../engine/audit-facts';
import type { RenderedFacts } from '../phone-screen/rendered-facts';

type StoredFinding = AuditFacts['findings'][number];

/** A finding and its source; without `by`, it comes from the page's HTML. */
export interface CombinedFinding extends StoredFinding {
  by?: 'browser';
}

/** The faults that are most visible on a phone come first. */
const order = ['overflow', 'tap-targets', 'contrast', 'font-size', 'crawlable-anchors'];

/** The checks that can use a rendered page, in the order of the report. */
export const renderedChecks: readonly (Check & Required<Pick<Check, 'runRendered'>>)[] = checks
  .flatMap((check: Check) => (check.runRendered ? [{ ...check, runRendered: check.runRendered }] : []))
  .toSorted((one, other) => place(one) - place(other));

function place({ id }: Check): number {
  return order.includes(id) ? order.indexOf(id) : order.length;
}

/**
 * Merges the findings from the page's source and from a browser for display; the score uses only the former. The
 * browser adds results that the source leaves open, and faults that only scripts cause. Faults in the source remain:
 * crawlers that don't run scripts see them, and are told as such where scripts repair them. Faults found only by the
 * browser have no weight.
 */
export function applyRendering(
  findings: readonly StoredFinding[],
  page: RenderedFacts,
): readonly CombinedFinding[] {
  return findings.map((finding) => {
    const scripted = finding.outcome.status === 'failed' ? findScripted(finding, page) : undefined;
    if (scripted) return { ...finding, outcome: scripted, by: 'browser' };
    const check = renderedChecks.find(({ id }) => id === finding.id);
    if (!check || finding.outcome.status === 'failed') return finding;
    const outcome = unscored(check.runRendered(page));
    const isOpen = finding.outcome.status !== 'passed' || check.weight === 0;
    const isNews = isOpen ? outcome.status !== 'not-applicable' : outcome.status === 'failed';
    return isNews ? { ...finding, isBlocked: false, outcome, by: 'browser' } : finding;
  });
}

/** A fault of the source that scripts repair for those who run them; undefined for others. */
function findScripted({ id }: StoredFinding, page: RenderedFacts): Outcome | undefined {
  return findCheck(id)?.runScripted?.(page);
}

function unscored(outcome: Outcome): Outcome {
  return outcome.status === 'failed' ? { ...outcome, weight: 0 } : outcome;
}
