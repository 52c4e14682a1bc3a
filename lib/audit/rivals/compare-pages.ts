import type { RivalRecord, Verdict } from './rival-record';

export interface ComparedCheck {
  id: string;
  /** Of each page, in their order. */
  verdicts: readonly Verdict[];
}

/** The questions that one page answers well and another doesn't, in the order of the first page's findings. */
export function compareChecks(pages: readonly RivalRecord[]): ComparedCheck[] {
  const [own] = pages;
  if (!own) return [];
  const maps = pages.map(({ verdicts }) => new Map(verdicts.map(({ id, verdict }) => [id, verdict])));
  return own.verdicts
    .map(({ id }) => ({ id, verdicts: maps.map((map): Verdict => map.get(id) ?? 'none') }))
    .filter(({ verdicts }) => verdicts.includes('fault') && verdicts.includes('fine'));
}

/** Places of the pages that answer this better than the first one; none unless that has a fault. */
export function findAhead({ verdicts }: ComparedCheck): number[] {
  if (verdicts[0] !== 'fault') return [];
  return verdicts.flatMap((verdict, place) => (verdict === 'fine' ? [place] : []));
}

/** Whether figures of these pages mean the same: their checks count alike. */
export function isComparable(own: RivalRecord, rival: RivalRecord): boolean {
  return own.checksVersion === rival.checksVersion;
}
