import type { Cause, CauseFault, FoundCause } from './cause';
import { bySeverity } from './collect-causes';

/** A cause with the audited page's part of it. */
export interface MergedCause extends Cause {
  /** Checks that fail on the audited page because of it. */
  own: readonly string[];
}

/**
 * The causes of a website's faults together with those of the audited page, which is read more thoroughly than the others.
 * `page`: its index in the website's list; undefined if it isn't there.
 */
export function mergeCauses(
  site: readonly Cause[],
  own: readonly FoundCause[],
  page: number | undefined,
): MergedCause[] {
  const merged: (MergedCause & { own: string[]; faults: CauseFault[] })[] = site.map((cause) => ({
    ...cause,
    faults: [...cause.faults],
    own: [],
  }));
  for (const cause of own) {
    for (const fault of cause.faults) {
      const known = findHome(merged, cause, fault, page);
      const home = known ?? { ...cause, faults: [], own: [], after: null };
      if (!known) merged.push(home);
      home.own.push(fault.id);
      if (!home.faults.some(({ id, pages }) => id === fault.id && includes(pages, page))) {
        home.faults.push({ ...fault, pages: page === undefined ? [] : [page] });
        if (page !== undefined && !home.pages.includes(page)) home.pages = [...home.pages, page];
      }
    }
  }
  return merged;
}

/** The cause that a fault of the audited page belongs to: the one that has it there, else one of the same kind. */
function findHome<C extends Cause>(
  causes: readonly C[],
  { kind, key }: Pick<FoundCause, 'kind' | 'key'>,
  fault: CauseFault,
  page: number | undefined,
): C | undefined {
  const same = causes.filter((cause) => cause.kind === kind);
  return (
    causes.find(({ faults }) => faults.some(({ id, pages }) => id === fault.id && includes(pages, page))) ??
    same.find((cause) => cause.key === key) ??
    same.find(({ faults }) => faults.some(({ id }) => id === fault.id)) ??
    (kind === 'missing-address' || kind === 'failing-address' ? same.toSorted(worstFirst)[0] : undefined)
  );
}

function includes(pages: readonly number[], page: number | undefined): boolean {
  return page !== undefined && pages.includes(page);
}

function worstFirst(one: Cause, other: Cause): number {
  const rank = ({ site }: Cause) => Math.min(...site.map(({ severity }) => bySeverity[severity]));
  return rank(one) - rank(other) || other.pages.length - one.pages.length;
}
