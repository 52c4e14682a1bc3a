import type { CauseRule, Check, Effort, Values } from '../check';
import { isHiddenOnPurpose } from '../facts/page/is-hidden-on-purpose';
import { checks } from './registry';

/** A failed check, as far as its declaration says something about it. */
interface Fault {
  id: string;
  reason: string;
  values?: Values;
}

const byId: ReadonlyMap<string, Check> = new Map(checks.map((check) => [check.id, check]));

/** Undefined for a check that only an earlier version knew. */
export function findCheck(id: string): Check | undefined {
  return byId.get(id);
}

interface JudgedPage {
  url: string;
  isNoindex: boolean;
  /** Whether a page of the website describes the business in structured data. */
  isDescribed?: boolean;
}

/**
 * Those that their owner didn't mean, and that no other page makes up for. A basket that says noindex isn't found in search
 * or shared, so it needs nothing to be found by, nor a preview.
 */
export function withoutMeant<Found extends Fault>(
  faults: readonly Found[],
  { url, isNoindex, isDescribed = false }: JudgedPage,
): Found[] {
  const isHidden = isNoindex && isHiddenOnPurpose(url);
  return faults.filter((fault) => {
    const check = findCheck(fault.id);
    const isForSearch = check?.category === 'social' || findEffort(fault)?.loses === 'find';
    const isDoneElsewhere = isDescribed && check?.describedOnce?.includes(fault.reason);
    return !check?.isMeantAt?.(url) && !(isHidden && isForSearch) && !isDoneElsewhere;
  });
}

/** What mends a fault together with others; null if it isn't worth a repair, or its check is no more. */
export function findCause({ id, reason, values = {} }: Fault): CauseRule | null {
  const check = findCheck(id);
  const cause = check?.byReason?.[reason]?.cause ?? check?.cause;
  if (cause === undefined || typeof cause === 'string') return null;
  return typeof cause === 'function' ? cause(values) : cause;
}

/** Null for a check that is no more. */
export function findEffort({ id, reason }: Pick<Fault, 'id' | 'reason'>): Effort | null {
  const check = findCheck(id);
  return check?.byReason?.[reason]?.effort ?? check?.effort ?? null;
}
