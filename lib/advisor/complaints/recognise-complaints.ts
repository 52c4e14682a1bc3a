import type { Complaint } from './complaint';
import { rateKinds, readKinds } from './examples';
import type { ComplaintKind } from './kinds';
import type { ReadText } from './read-text';
import { listFeatures, uniteFeatures } from './text-features';

export interface Recognised {
  kind: ComplaintKind;
  /** How much more is said as owners with this complaint say it than as others do. */
  score: number;
  /** The score of the most telling statement of which it is the likeliest complaint; 0 if there is none. */
  own: number;
  /** That statement. */
  told?: string;
  /** The sentence that says most of it. */
  words: string;
}

/** Shorter clauses say nothing by themselves. */
const MIN_BYTES = 9;

/**
 * The kinds of complaint in a text, the likeliest first: half by all of it, half by its most telling part, since owners
 * tell the complaint and much besides. None if it is most like a text about something else.
 */
export function recogniseComplaints({ languages, statements }: ReadText): Recognised[] {
  const telling = statements.filter(({ words }) => Buffer.byteLength(words) >= MIN_BYTES);
  const features = telling.map(({ words }) => listFeatures(words, languages));
  const whole = uniteFeatures(features);
  const found = new Map<Complaint['kind'], Omit<Recognised, 'kind'>>();
  for (const locale of languages) {
    const parts = telling.map(({ words, sentence }, index) => {
      const rates = rateKinds(features[index] ?? new Map(), locale);
      return { words, sentence, rates, top: Math.max(...rates) };
    });
    rateKinds(whole, locale).forEach((rate, index) => {
      const kind = readKinds[index];
      const [best] = parts.toSorted((a, b) => (b.rates[index] ?? 0) - (a.rates[index] ?? 0));
      if (!kind || !best) return;
      const [told] = parts
        .filter(({ top, rates }) => top > 0 && rates[index] === top)
        .toSorted((a, b) => b.top - a.top);
      const own = told?.top ?? 0;
      const score = (rate + (best.rates[index] ?? 0)) / 2;
      const known = found.get(kind);
      if ((score > 0 || own > 0) && (!known || score > known.score))
        found.set(kind, { score, own, told: told?.words, words: best.sentence });
    });
  }
  const [first, ...others] = [...found].sort(([, a], [, b]) => b.score - a.score);
  if (!first || first[0] === 'unknown') return [];
  return [first, ...others].flatMap(([kind, rated]) => (kind === 'unknown' ? [] : { kind, ...rated }));
}
