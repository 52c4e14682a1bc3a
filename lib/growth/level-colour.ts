import type { Level } from './result';

export type LevelColour = 'green' | 'yellow' | 'orange' | 'red' | 'blue';

/** What a thing brings. Never shown without its word. */
export const impactColour = { high: 'green', medium: 'yellow', low: 'blue' } as const satisfies Record<
  Level,
  LevelColour
>;

/** What a thing asks for. Never shown without its word. */
export const effortColour = { high: 'red', medium: 'orange', low: 'green' } as const satisfies Record<
  Level,
  LevelColour
>;
