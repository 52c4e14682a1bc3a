import type { Complaint } from './complaint';
import { type ComplaintKind, complaintStages } from './kinds';
import type { ReadText } from './read-text';
import { type Recognised, recogniseComplaints } from './recognise-complaints';
import { tellApart } from './tell-apart';

/** As many as the page asks about. */
const MAX_COMPLAINTS = 3;
/** Less than this is as good as nothing. */
const MIN_SCORE = 0.15;
/** The same where no frame fits: texts about something else are up to 0.2 like the nearest example, complaints mostly more. */
const MIN_LIKENESS = 0.18;
/** Share of the best score from which a further kind counts; more if it is only like the examples. */
const ALSO = 0.55;
const ALSO_MERELY_LIKE = 0.7;
/** Share of the best score from which an emergency, or anything before more visitors, goes before the best. */
const BEFORE = 0.9;
/** The same share for a kind that is only like the examples. */
const MERELY_LIKE = 0.95;
/** Each further text counts a little less, so that the order typed decides between equals. */
const LATER_TEXT = 0.97;

const order = { emergency: 0, leak: 1, measuring: 1, reach: 2 } as const;

/**
 * Up to three complaints in the texts, in the order in which to deal with them; empty if none is recognised. `impossible`
 * are those that the business can't have.
 */
export function findComplaints(
  texts: readonly ReadText[],
  impossible: ReadonlySet<ComplaintKind> = new Set(),
): (Complaint & { kind: ComplaintKind })[] {
  const all = texts.flatMap((text, index) => rateKinds(text, LATER_TEXT ** index, impossible));
  const best = new Map<string, Rated>();
  for (const one of all) if (one.share > (best.get(one.kind)?.share ?? 0)) best.set(one.kind, one);
  return [...best.values()]
    .sort((a, b) => stageOf(a) - stageOf(b) || b.share - a.share)
    .slice(0, MAX_COMPLAINTS)
    .map(({ kind, words }) => ({ kind, words }));
}

interface Rated extends Recognised {
  /** Of the best score in the text. */
  share: number;
}

function rateKinds(text: ReadText, weight: number, impossible: ReadonlySet<ComplaintKind>): Rated[] {
  const recognised = recogniseComplaints(text).filter(({ kind }) => !impossible.has(kind));
  const [best] = recognised;
  if (!best || best.score < (best.isFramed ? MIN_SCORE : MIN_LIKENESS)) return [];
  const top = best.score;
  const rated = recognised
    .map((one) => ({ ...one, share: (one.score / top) * weight }))
    .filter(({ share, isFramed }) => share >= (isFramed ? ALSO : ALSO_MERELY_LIKE) * weight);
  return tellApart(rated, text.whole.concepts);
}

/** A doubtful find keeps the place of the weakest stage. */
function stageOf({ kind, share, isFramed }: Rated): number {
  return share >= (isFramed ? BEFORE : MERELY_LIKE) ? order[complaintStages[kind]] : order.reach;
}
