export type PriorityTone = 'red' | 'yellow' | 'green' | 'grey';

const tones: ReadonlyMap<string, PriorityTone> = new Map([
  ['high', 'red'],
  ['medium', 'yellow'],
  ['low', 'green'],
]);

/** The colour of the flag; the words beside it say the same. */
export function priorityTone(priority: string): PriorityTone {
  return tones.get(priority) ?? 'grey';
}
