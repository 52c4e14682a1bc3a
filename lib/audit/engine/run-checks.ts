import { type Check, notApplicable, type Outcome, type Visit } from '../check';
import { type TruncationLimit, trackTruncation } from '../facts/track-truncation';
import { trimOutcome } from './trim-outcome';

/** A check with its outcome. `broken`: the check threw; it is reported and not scored. */
export interface Finding {
  id: string;
  outcome: Outcome | { status: 'broken' };
  /** Not run because of another fault: the check's weight counts as lost. */
  isBlocked: boolean;
  /** Set when only part of a very large page was checked. */
  judged?: TruncationLimit;
}

/** Runs all checks in order: a check comes after those it needs. Without HTML, checks that need it are blocked. */
export function runChecks(
  checks: readonly Check[],
  visit: Visit,
  onBroken: (id: string, error: unknown) => void = () => undefined,
): Finding[] {
  const failed = new Set<string>();
  const findings: Finding[] = [];
  const isNoPage = !visit.page.html;
  const watched = trackTruncation(visit);
  for (const check of checks) {
    const isBlocked = (check.needsHtml && isNoPage) || (check.needs?.some((id) => failed.has(id)) ?? false);
    const finding = { id: check.id, isBlocked, ...ask(check, watched, isBlocked, onBroken) };
    // A blocked check counts as failed for those that need it.
    if (finding.outcome.status === 'failed' || isBlocked) failed.add(check.id);
    findings.push(finding);
  }
  return findings.map((finding, index) => {
    const isLost = isUnanswered(finding) && checks[index]?.lostWith?.some((id) => failed.has(id));
    return isLost ? { ...finding, isBlocked: true } : finding;
  });
}

function isUnanswered({ outcome }: Finding): boolean {
  return outcome.status === 'not-applicable' || outcome.status === 'not-measured';
}

function ask(
  check: Check,
  watched: ReturnType<typeof trackTruncation>,
  isBlocked: boolean,
  onBroken: (id: string, error: unknown) => void,
): Pick<Finding, 'outcome' | 'judged'> {
  if (isBlocked) return { outcome: notApplicable };
  try {
    watched.begin();
    const outcome = trimOutcome(check.run(watched.visit));
    const judged = watched.judged();
    return judged ? { outcome, judged } : { outcome };
  } catch (error) {
    onBroken(check.id, error);
    return { outcome: { status: 'broken' } };
  }
}
