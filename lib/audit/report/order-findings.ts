import { bySeverity } from '../causes/collect-causes';
import type { PresentedFinding } from '../presented';
import type { PlannedRepairs } from '../repairs/plan-repairs';

type Status = NonNullable<PresentedFinding['status']> | 'passed' | 'failed';

/** Ranks above this are not faults. */
const FIRST_OTHER = 2.5;
const afterFailed: Record<Exclude<Status, 'failed'>, number> = {
  not_checked: 3,
  not_measured: 4,
  passed: 5,
  not_applicable: 6,
};

/** The number of the repair that mends each fault of the page. */
export function numberFaults(plan?: PlannedRepairs): ReadonlyMap<string, number> {
  const planned = [...(plan?.repairs ?? []), ...(plan?.later ?? [])];
  return new Map(planned.flatMap(({ cause }, index) => cause.own.map((id) => [id, index + 1] as const)));
}

/** Faults in the order of the repairs that mend them, then by severity; then the rest. */
export function compareFindings(one: PresentedFinding, other: PresentedFinding): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (
    Math.sign(rank(one) - FIRST_OTHER) - Math.sign(rank(other) - FIRST_OTHER) ||
    (one.repair ?? last) - (other.repair ?? last) ||
    rank(one) - rank(other)
  );
}

function rank({ status, type, severity }: PresentedFinding): number {
  if (status) return afterFailed[status];
  return type === 'success' ? afterFailed.passed : bySeverity[severity];
}
