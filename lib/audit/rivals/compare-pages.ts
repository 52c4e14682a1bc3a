import type { RivalRecord, Verdict } from './rival-record';

export interface ComparedCheck {
  id: string;
  /** One per page, in the order of the pages. */
  verdicts: readonly Verdict[];
}

/** The checks that one page passes and another fails, in the order of the first page's findings. */
export function compareChecks(pages: readonly RivalRecord[]): ComparedCheck[] {
  const [own] = pages;
  if (!own) return [];
  const maps = pages.map(({ verdicts }) => new Map(verdicts.map(({ id, verdict }) => [id, verdict])));
  return own.verdicts
    .map(({ id }) => ({ id, verdicts: maps.map((map): Verdict => map.get(id) ?? 'none') }))
    .filter(({ verdicts }) => verdicts.includes('fault') && verdicts.includes('fine'));
}

/** Indexes of the pages that pass this check while the first one fails it. */
export function findAhead({ verdicts }: ComparedCheck): number[] {
  if (verdicts[0] !== 'fault') return [];
  return verdicts.flatMap((verdict, place) => (verdict === 'fine' ? [place] : []));
}

/** Whether scores of these pages are comparable: they come from the same version of the checks. */
export function isComparable(own: RivalRecord, rival: RivalRecord): boolean {
  return own.checksVersion === rival.checksVersion;
}
