import type { Complaint } from './complaint';
import { type ComplaintKind, complaintStages } from './kinds';
import type { ReadText } from './read-text';
import { type Recognised, recogniseComplaints } from './recognise-complaints';
import { tellApart } from './tell-apart';

/** As many as the page asks about. */
const MAX_COMPLAINTS = 3;
/** Less than this is as good as nothing. */
const MIN_SCORE = 8;
/** Share of the best score from which a further kind counts. */
const ALSO = 0.7;
/** A kind that says so much in a statement of its own counts, too, whatever the rest of the text says. */
const OWN = 28;
/** Share of the best score, or score of an own statement, from which an earlier stage goes before the best. */
const BEFORE = 0.95;
const CERTAIN = 50;
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
  if (!best || best.score < MIN_SCORE) return [];
  const top = best.score;
  const rated = recognised
    .map((one) => ({ ...one, share: Math.max(one.score / top, one.own >= OWN ? ALSO : 0) * weight }))
    .filter(({ share }) => share >= ALSO * weight);
  return tellApart(rated, text.whole.concepts);
}

/** A doubtful find keeps the place of the weakest stage. */
function stageOf({ kind, share, own }: Rated): number {
  return share >= BEFORE || own >= CERTAIN ? order[complaintStages[kind]] : order.reach;
}
