/** Which visitors a fault loses: those who can't reach you, can't find you, won't wait, can't use the page, don't trust it. */
export type Loss = 'call' | 'find' | 'wait' | 'use' | 'trust';

/** What a fault costs and what its repair takes. */
export interface Effort {
  loses: Loss;
  /** Working time of one repair by somebody who knows where the setting is; an estimate, rounded. */
  minutes: number;
  /** `owner`: can be done in the editor of the website. `agency`: needs its server or its source. */
  by: 'owner' | 'agency';
}

/** A repair that the owner makes in the website's own editor. */
export function byOwner(loses: Loss, minutes: number): Effort {
  return { loses, minutes, by: 'owner' };
}

/** A repair that needs access to the server or the source. */
export function byAgency(loses: Loss, minutes: number): Effort {
  return { loses, minutes, by: 'agency' };
}
