/** The places on the weather page, as search texts. `messages` has a name for each. */
export const offeredPlaces = {
  goldCoast: 'Gold Coast,AU',
  brisbane: 'Brisbane,AU',
  sydney: 'Sydney,AU',
  melbourne: 'Melbourne,AU',
  surfersParadise: 'Surfers Paradise,AU',
  broadbeach: 'Broadbeach,AU',
  burleighHeads: 'Burleigh Heads,AU',
} as const;

export type OfferedPlace = keyof typeof offeredPlaces;

export const defaultPlace = 'goldCoast' satisfies OfferedPlace;

export const quickPicks = [
  'goldCoast',
  'brisbane',
  'sydney',
  'melbourne',
] as const satisfies readonly OfferedPlace[];

export const localPlaces = [
  'surfersParadise',
  'broadbeach',
  'burleighHeads',
] as const satisfies readonly OfferedPlace[];

const offered: ReadonlySet<string> = new Set(Object.values(offeredPlaces));

/** Whether a search text is that of one of these places; any other was typed. */
export function isOffered(q: string): boolean {
  return offered.has(q);
}
