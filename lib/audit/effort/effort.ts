/**
 * Which visitors a fault loses: those who can't contact the business, can't find it, won't wait, can't use the page,
 * don't trust it.
 */
export type Loss = 'call' | 'find' | 'wait' | 'use' | 'trust';

/** What a fault costs and how much work its repair is. */
export interface Effort {
  loses: Loss;
  /** Estimated working time, rounded, of somebody who knows where the setting is. */
  minutes: number;
  /** `owner`: possible in the website's editor. `agency`: needs access to its server or source. */
  by: 'owner' | 'agency';
}

/** A repair in the website's own editor. */
export function byOwner(loses: Loss, minutes: number): Effort {
  return { loses, minutes, by: 'owner' };
}

/** A repair that needs access to the server or the source. */
export function byAgency(loses: Loss, minutes: number): Effort {
  return { loses, minutes, by: 'agency' };
}
