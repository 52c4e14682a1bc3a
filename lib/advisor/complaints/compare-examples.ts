import { type Examples, readExamples } from './examples';
import type { ComplaintKind } from './kinds';
import type { ReadText } from './read-text';
import { listFeatures } from './text-features';

/** So many of the nearest examples of a kind count, each less than the one before. */
const NEAREST = 3;
const FADING = 0.6;
const ALL_WEIGHTS = (1 - FADING ** NEAREST) / (1 - FADING);
/** Shorter clauses say nothing by themselves. */
const MIN_BYTES = 13;

export interface Likeness {
  /** 0 to 1. */
  score: number;
  /** The sentence that is most like the examples. */
  words: string;
}

/**
 * How much a text is like the examples of each kind, by what they have in common: half for all of it, half for its most
 * telling part, since owners tell the complaint and much besides.
 */
export function compareExamples({ languages, statements }: ReadText): Map<ComplaintKind, Likeness> {
  const found = new Map<ComplaintKind, Likeness>();
  const telling = statements.filter(({ words }) => Buffer.byteLength(words) >= MIN_BYTES);
  const whole = telling.map(({ words }) => words).join('. ');
  for (const examples of languages.map(readExamples)) {
    const parts = telling.map(({ words, sentence }) => ({ sentence, rated: rateKinds(words, examples) }));
    for (const [kind, score] of rateKinds(whole, examples)) {
      let best = { score, words: '' };
      for (const { sentence, rated } of parts) {
        const partScore = rated.get(kind) ?? 0;
        if (partScore >= best.score || !best.words)
          best = { score: Math.max(partScore, score), words: sentence };
      }
      const mean = (best.score + score) / 2;
      if (mean > (found.get(kind)?.score ?? 0)) found.set(kind, { score: mean, words: best.words });
    }
  }
  return found;
}

/** The likeness (cosine of weighted features) to the nearest examples of each kind. */
function rateKinds(text: string, { kinds, lengths, places, weigh }: Examples): Map<ComplaintKind, number> {
  const common = new Map<number, number>();
  let square = 0;
  for (const [feature, share] of listFeatures(text)) {
    const product = weigh(feature, share) ** 2;
    square += product;
    for (const index of places.get(feature) ?? []) common.set(index, (common.get(index) ?? 0) + product);
  }
  const byKind = new Map<ComplaintKind, number[]>();
  for (const [index, product] of common) {
    const kind = kinds[index];
    if (!kind) continue;
    const list = byKind.get(kind) ?? [];
    list.push(product / (Math.sqrt(square) * (lengths[index] || 1)));
    byKind.set(kind, list);
  }
  return new Map([...byKind].map(([kind, list]) => [kind, meanOfNearest(list)] as const));
}

function meanOfNearest(likenesses: readonly number[]): number {
  const nearest = likenesses.toSorted((a, b) => b - a).slice(0, NEAREST);
  return nearest.reduce((sum, one, place) => sum + one * FADING ** place, 0) / ALL_WEIGHTS;
}
