import { compareExamples } from './compare-examples';
import type { ComplaintKind } from './kinds';
import { type Frame, parseFrames } from './parse-frames';
import type { Place, ReadText } from './read-text';

export interface Recognised {
  kind: ComplaintKind;
  /** How much of the text speaks for the kind. */
  score: number;
  /** The sentence that says it. */
  words: string;
  /** A frame says it, too; otherwise it is only like the examples. */
  isFramed: boolean;
}

/** What is said in one clause counts whole; spread over a sentence or the text it counts less. */
const SENTENCE = 0.9;
const TEXT = 0.7;
/** Less than this says too little to be quoted: one word that many kinds share. */
const MIN_FRAME = 0.45;
/** From here on a frame is as certain as it can be. */
const FULL_FRAME = 2;
/** What a certain frame counts at least; in a short text, which is easily like an example, as much as the greatest likeness. */
const FRAME_SHARE = 0.2;

const frames = parseFrames();

/** The kinds of complaint in a text by frames and by likeness to examples, the best supported first. */
export function recogniseComplaints(read: ReadText): Recognised[] {
  const found = new Map<ComplaintKind, Recognised>();
  for (const [kind, { score, words }] of compareExamples(read))
    found.set(kind, { kind, score, words, isFramed: false });
  const most = Math.max(FRAME_SHARE, ...[...found.values()].map(({ score }) => score));
  for (const { kind, score, words } of rateFrames(read))
    found.set(kind, { kind, score: most * score + (found.get(kind)?.score ?? 0), words, isFramed: true });
  return [...found.values()].sort((a, b) => b.score - a.score);
}

/** By how much each kind is supported by frames, compared with the best of them and with certainty. */
function rateFrames(read: ReadText): Recognised[] {
  const best = new Map<ComplaintKind, Recognised>();
  for (const frame of frames) {
    const found = findFrame(frame, read);
    if (found && found.score > Math.max(best.get(frame.kind)?.score ?? 0, MIN_FRAME))
      best.set(frame.kind, found);
  }
  const top = Math.max(...[...best.values()].map(({ score }) => score));
  const certainty = Math.sqrt(Math.min(top / FULL_FRAME, 1));
  return [...best.values()].map((one) => ({ ...one, score: certainty * (one.score / top) }));
}

function findFrame(frame: Frame, { clauses, sentences, whole }: ReadText): Recognised | undefined {
  const { kind, weight } = frame;
  const sentence = sentences.find((place) => says(place, frame));
  if (clauses.some((place) => says(place, frame)))
    return { kind, score: weight, words: sentence?.words ?? whole.words, isFramed: true };
  if (sentence) return { kind, score: weight * SENTENCE, words: sentence.words, isFramed: true };
  return says(whole, frame) ? { kind, score: weight * TEXT, words: whole.words, isFramed: true } : undefined;
}

function says({ concepts }: Place, { wanted, excluded }: Frame): boolean {
  return wanted.every((each) => concepts.has(each)) && !excluded.some((each) => concepts.has(each));
}
