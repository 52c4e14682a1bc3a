import type { Effort, Loss } from './effort';

/** How much a lost visitor is worth: nobody is nearer to ordering than who wants to call. */
const worth: Readonly<Record<Loss, number>> = { call: 3, find: 2, wait: 2, use: 1.5, trust: 1 };

/** Shorter repairs than this don't differ: getting started takes as long. */
const SHORTEST_MINUTES = 15;

/** What a repair brings for the time it takes; only for comparing repairs of one severity. `weight`: of the check. */
export function payOff({ loses, minutes }: Effort, weight: number): number {
  return ((weight + 0.5) * worth[loses]) / Math.max(minutes, SHORTEST_MINUTES);
}
