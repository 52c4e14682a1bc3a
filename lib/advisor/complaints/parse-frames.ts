import table from './frames.json';
import { type ComplaintKind, complaintKinds } from './kinds';
import { type Concept, isConcept } from './words';

export interface Frame {
  kind: ComplaintKind;
  wanted: readonly Concept[];
  excluded: readonly Concept[];
  weight: number;
}

/** Type check: each kind has its frames. */
const written: Record<ComplaintKind, string> = table;

/** The least that a concept weighs which is enough by itself. */
const MIN_WEIGHT = 0.6;

/**
 * What is said in each kind of complaint: combinations of concepts, a thing with a state. All of one combination must be
 * said in the same place, and nothing that it marks with `-`. A concept that speaks for many kinds weighs less than one
 * that speaks for one.
 */
export function parseFrames(): Frame[] {
  const uses = new Map<string, number>();
  for (const kind of complaintKinds) {
    for (const word of new Set(listFrames(kind).flatMap(readWanted)))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return complaintKinds.flatMap((kind) =>
    listFrames(kind).map((frame) => {
      const wanted = readWanted(frame);
      const weight = wanted.reduce((sum, word) => sum + 1 / Math.sqrt(uses.get(word) ?? 1), 0);
      return { kind, wanted, excluded: readExcluded(frame), weight: Math.max(weight, MIN_WEIGHT) };
    }),
  );
}

function listFrames(kind: ComplaintKind): string[] {
  return written[kind].split(', ');
}

function readWanted(frame: string): Concept[] {
  return readConcepts(frame.split(' ').filter((word) => !word.startsWith('-')));
}

function readExcluded(frame: string): Concept[] {
  return readConcepts(frame.split(' ').flatMap((word) => (word.startsWith('-') ? word.slice(1) : [])));
}

function readConcepts(words: readonly string[]): Concept[] {
  const concepts = words.filter(isConcept);
  if (concepts.length < words.length) throw new Error(`A frame names an unknown concept: ${words.join(' ')}`);
  return concepts;
}
