export type PriorityTone = 'red' | 'yellow' | 'green' | 'grey';

const tones: ReadonlyMap<string, PriorityTone> = new Map([
  ['high', 'red'],
  ['medium', 'yellow'],
  ['low', 'green'],
]);

/** The colour of a priority's flag; the text beside it says the same. */
export function priorityTone(priority: string): PriorityTone {
  return tones.get(priority) ?? 'grey';
}
