/**
 * Which visitors a fault loses: those who can't contact the business, can't find it, won't wait, can't use the page,
 * don't trust it.
 */
export type Loss = 'call' | 'find' | 'wait' | 'use' | 'trust';

/** What a fault costs and how much work its repair is. Who does it depends on its cause (`causes/repair-rules.ts`). */
export interface Effort {
  loses: Loss;
  /** Estimated working time, rounded, of somebody who knows where the setting is. */
  minutes: number;
}

export function effort(loses: Loss, minutes: number): Effort {
  return { loses, minutes };
}
