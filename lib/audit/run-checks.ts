import type { Check, Outcome, Visit } from './check';
import { trimOutcome } from './trim-outcome';

/** A check with what it found. `broken`: the check itself threw; it is told and not scored. */
export interface Finding {
  id: string;
  outcome: Outcome | { status: 'broken' };
  /** A check it needs failed: not run, and its weight counts as lost. */
  isBlocked: boolean;
}

/**
 * Asks every question of a list, in order. The order matters: a check comes after those it needs. On-page questions
 * don't apply to a page that isn't there.
 */
export function runChecks(
  checks: readonly Check[],
  visit: Visit,
  onBroken: (id: string, error: unknown) => void = () => undefined,
): Finding[] {
  const failed = new Set<string>();
  return checks.map((check) => {
    const isBlocked = check.needs?.some((id) => failed.has(id)) ?? false;
    const outcome = outcomeOf(check, visit, isBlocked, onBroken);
    // Blocked counts as failed for those that need this one in turn.
    if (outcome.status === 'failed' || isBlocked) failed.add(check.id);
    return { id: check.id, outcome, isBlocked };
  });
}

function outcomeOf(
  check: Check,
  visit: Visit,
  isBlocked: boolean,
  onBroken: (id: string, error: unknown) => void,
): Finding['outcome'] {
  if (isBlocked || (check.needsHtml && !visit.page.html)) return { status: 'not-applicable' };
  try {
    return trimOutcome(check.run(visit));
  } catch (error) {
    onBroken(check.id, error);
    return { status: 'broken' };
  }
}
