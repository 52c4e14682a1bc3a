import type { Level } from './result';

export type LevelColour = 'green' | 'yellow' | 'orange' | 'red' | 'blue';

/** Colour of an impact. Always shown with its word. */
export const impactColour = { high: 'green', medium: 'yellow', low: 'blue' } as const satisfies Record<
  Level,
  LevelColour
>;

/** Colour of an effort. Always shown with its word. */
export const effortColour = { high: 'red', medium: 'orange', low: 'green' } as const satisfies Record<
  Level,
  LevelColour
>;
