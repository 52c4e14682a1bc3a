import type { Loss } from '../check';

/** Relative value of a lost visitor: somebody who wants to call is closest to ordering. */
const worth: Readonly<Record<Loss, number>> = { call: 3, find: 2, wait: 2, use: 1.5, trust: 1 };

/** Shorter repairs count as this long, because getting started takes time. */
const SHORTEST_MINUTES = 15;

interface Work {
  loses: Loss;
  minutes: number;
}

/** Benefit of a repair per minute; comparable only between repairs of one severity. `weight`: the check's. */
export function payOff({ loses, minutes }: Work, weight: number): number {
  return ((weight + 0.5) * worth[loses]) / Math.max(minutes, SHORTEST_MINUTES);
}
