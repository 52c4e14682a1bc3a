import type { ComplaintKind } from './kinds';
import { type Frame, parseFrames } from './parse-frames';
import { type Place, type ReadText, readText } from './read-text';

export interface Recognised {
  kind: ComplaintKind;
  /** How much of the text speaks for the kind; comparable within one text only. */
  score: number;
  /** The sentence that says it. */
  words: string;
}

/** What is said in one clause counts whole; spread over a sentence or the text it counts less. */
const SENTENCE = 0.9;
const TEXT = 0.7;

const frames = parseFrames();

/** The kinds of complaint in a text, the best supported first. */
export function recogniseComplaints(text: string | ReadText): Recognised[] {
  const read = typeof text === 'string' ? readText(text) : text;
  const best = new Map<ComplaintKind, Recognised>();
  for (const frame of frames) {
    const found = findFrame(frame, read);
    if (found && found.score > (best.get(frame.kind)?.score ?? 0)) best.set(frame.kind, found);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

function findFrame(frame: Frame, { clauses, sentences, whole }: ReadText): Recognised | undefined {
  const { kind, weight } = frame;
  const sentence = sentences.find((place) => says(place, frame));
  if (clauses.some((place) => says(place, frame)))
    return { kind, score: weight, words: sentence?.words ?? whole.words };
  if (sentence) return { kind, score: weight * SENTENCE, words: sentence.words };
  return says(whole, frame) ? { kind, score: weight * TEXT, words: whole.words } : undefined;
}

function says({ concepts }: Place, { wanted, excluded }: Frame): boolean {
  return wanted.every((each) => concepts.has(each)) && !excluded.some((each) => concepts.has(each));
}
