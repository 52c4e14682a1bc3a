import { type Locale, localeCodes } from '@/lib/i18n/locales';
import type { Complaint } from './complaint';
import bg from './examples/bg.json';
import de from './examples/de.json';
import en from './examples/en.json';
import es from './examples/es.json';
import fa from './examples/fa.json';
import ja from './examples/ja.json';
import pl from './examples/pl.json';
import pt from './examples/pt.json';
import zh from './examples/zh.json';
import { languagesOf } from './guess-language';
import { complaintKinds } from './kinds';
import { isConceptual, listFeatures } from './text-features';

/** What an example is of; texts about something else have examples, too. */
export const readKinds: readonly Complaint['kind'][] = [...complaintKinds, 'unknown'];

/** Type check: each language has examples of each kind. */
const tables: Record<Locale, Record<Complaint['kind'], string>> = { en, de, es, pt, pl, bg, fa, ja, zh };

/** What each kind is taken to say of everything, so that a rare feature proves nothing by itself. */
const PRIOR = 0.2;
/** What the concepts of an example in another language count. */
const FOREIGN = 0.4;

/** Of each feature, how often which kind says it. Most features are said by few kinds. */
type Counts = Map<string, Map<number, number>>;

/** How much a feature speaks for each kind that says it, and for or against all of them. */
interface Weight {
  said: readonly (readonly [kind: number, odds: number])[];
  all: number;
  /** By how few kinds it is said. */
  rarity: number;
}

interface Learned {
  weights: ReadonlyMap<string, Weight>;
  /** The logarithm of how much each kind says in all. */
  sizes: readonly number[];
}

declare global {
  var readExamples: { counted: Map<Locale, Counts>; learned: Map<Locale, Learned> } | undefined;
}

/** Global, because each bundle has this module: what is learned at the start serves the routes. */
globalThis.readExamples ??= { counted: new Map(), learned: new Map() };
const { counted, learned } = globalThis.readExamples;

/**
 * What speaks for each of `readKinds`, by the examples of a language. Naive Bayes: the logarithm of how much more often a
 * kind says a feature than the average kind, times how few kinds say it at all.
 */
export function rateKinds(features: ReadonlyMap<string, number>, locale: Locale): number[] {
  const { weights, sizes } = learnExamples(locale);
  const scores = readKinds.map(() => 0);
  let all = 0;
  let rarity = 0;
  for (const [feature, amount] of features) {
    const weight = weights.get(feature);
    if (!weight) continue;
    all += amount * weight.all;
    rarity += amount * weight.rarity;
    for (const [kind, odds] of weight.said) scores[kind] = (scores[kind] ?? 0) + amount * odds;
  }
  return scores.map((score, kind) => score + all - rarity * (sizes[kind] ?? 0));
}

/** Learned once, at the first text of a language if not before. */
export function learnExamples(locale: Locale): Learned {
  return remember(learned, locale, () => learn(countAll(locale)));
}

/** Concepts mean the same in all languages, so that each learns from the examples of the others, too. */
function countAll(locale: Locale): Counts {
  const all: Counts = new Map();
  for (const other of localeCodes) {
    const isOwn = other === locale;
    for (const [feature, count] of countExamples(other)) {
      if (!isOwn && !isConceptual(feature)) continue;
      for (const [kind, times] of count) add(all, feature, kind, isOwn ? times : times * FOREIGN);
    }
  }
  return all;
}

function learn(counts: Counts): Learned {
  const rarityOf = (count: ReadonlyMap<number, number>) => Math.log((readKinds.length + 1) / count.size);
  const unsaid = PRIOR * sum([...counts.values()].map(rarityOf));
  const totals = readKinds.map(() => unsaid);
  for (const count of counts.values()) {
    for (const [kind, times] of count) totals[kind] = (totals[kind] ?? 0) + times * rarityOf(count);
  }
  const least = sum(totals.map((total) => PRIOR / total));
  const weights = new Map<string, Weight>();
  for (const [feature, count] of counts) {
    const rarity = rarityOf(count);
    const entries = [...count];
    const mean = (least + sum(entries.map(([kind, times]) => times / (totals[kind] ?? 1)))) / totals.length;
    weights.set(feature, {
      said: entries.map(([kind, times]) => [kind, rarity * Math.log((times + PRIOR) / PRIOR)] as const),
      all: rarity * Math.log(PRIOR / mean),
      rarity,
    });
  }
  return { weights, sizes: totals.map(Math.log) };
}

/** How often each kind says a feature in the examples of a language. */
export function countExamples(locale: Locale): Counts {
  return remember(counted, locale, () => countFeatures(locale));
}

function countFeatures(locale: Locale): Counts {
  const counts: Counts = new Map();
  readKinds.forEach((name, kind) => {
    for (const example of tables[locale][name].split(' | ')) {
      for (const [feature, amount] of listFeatures(example, languagesOf(locale)))
        add(counts, feature, kind, amount);
    }
  });
  return counts;
}

function add(counts: Counts, feature: string, kind: number, amount: number): void {
  const count = remember(counts, feature, () => new Map<number, number>());
  count.set(kind, (count.get(kind) ?? 0) + amount);
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
