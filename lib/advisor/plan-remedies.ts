import type { Complaint } from './complaints/complaint';
import { complaintStages } from './complaints/kinds';
import { remedies, unknownRemedies } from './complaints/remedies';
import { paidReach } from './paid-reach';
import type { RuleId } from './rules';
import type { Situation } from './situation';

/** A rule in the order of the plan. */
export interface Planned {
  rule: RuleId;
  /** The complaint that it answers; absent if it is only what comes next. */
  answers?: Complaint;
  /** The complaint whose answers it comes after. */
  follows?: Complaint;
  /** It is never wrong, and stands only where nothing better does. */
  isSpare?: true;
}

/**
 * The advice that the complaints ask for, in order: the answer to the first, the answer to the second or the next best to
 * the first, then what follows; of all that only what is `possible` for the business. Empty if the owner complained of
 * nothing.
 */
export function planRemedies(situation: Situation, possible: ReadonlySet<RuleId>): Planned[] {
  const lists = situation.complaints.map((complaint) => {
    const { first, next } = complaint.kind === 'unknown' ? unknownRemedies : remedies[complaint.kind];
    return {
      first: inOrder(first, situation)
        .filter((rule) => possible.has(rule) && isTimely(rule, situation))
        .map((rule) => ({ rule, answers: complaint })),
      next: next.map((rule) => ({ rule, follows: complaint })),
    };
  });
  const [one, two] = lists;
  if (!one) return [];
  const [complaint, other] = situation.complaints;
  const isUrgent = isEmergency(complaint) && !complaint?.isDoubtful;
  const second = !isUrgent || isEmergency(other) ? two?.first.slice(0, 1) : undefined;
  const opening = [...one.first.slice(0, 1), ...(second ?? []), ...(isEmergency(complaint) ? one.first : [])];
  const rest = [...lists.flatMap(({ first }) => first), ...lists.flatMap(({ next }) => next)];
  const spare = unknownRemedies.next.map((rule) => ({ rule, isSpare: true as const }));
  const seen = new Set<RuleId>();
  return [...opening, ...rest, ...spare].filter(({ rule }) => !seen.has(rule) && seen.add(rule));
}

/** A contract that binds is read before what it pays for is measured. */
function inOrder(first: readonly RuleId[], { isBound }: Situation): readonly RuleId[] {
  const contract: RuleId = 'read-the-contract';
  return isBound && first.includes(contract) ? [contract, ...first.filter((id) => id !== contract)] : first;
}

/** An emergency is answered whole before anything else but another emergency, or what is meant instead. */
function isEmergency(complaint: Complaint | undefined): boolean {
  return (
    complaint !== undefined && complaint.kind !== 'unknown' && complaintStages[complaint.kind] === 'emergency'
  );
}

/** Paid reach answers a complaint only if nothing has to be mended first. */
function isTimely(rule: RuleId, { complaints }: Situation): boolean {
  if (!paidReach.includes(rule)) return true;
  return complaints.every(
    ({ kind, isDoubtful }, place) =>
      kind !== 'unknown' && (complaintStages[kind] === 'reach' || (isDoubtful && place > 0)),
  );
}
