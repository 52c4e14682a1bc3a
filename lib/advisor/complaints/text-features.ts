import type { Locale } from '@/lib/i18n/locales';
import { comparable, isUnspaced } from './comparable';
import bg from './everyday/bg.json';
import de from './everyday/de.json';
import en from './everyday/en.json';
import es from './everyday/es.json';
import fa from './everyday/fa.json';
import ja from './everyday/ja.json';
import pl from './everyday/pl.json';
import pt from './everyday/pt.json';
import zh from './everyday/zh.json';
import { wordFinder } from './find-words';
import { findConcepts } from './words';

/** Type check: each language has words for each meaning. */
const tables: Record<Locale, Record<Meaning, string>> = { en, de, es, pt, pl, bg, fa, ja, zh };

/**
 * What the everyday words of a text mean: money, a cousin, Sunday. They are no complaint by themselves; they let a
 * language learn from the examples of the others.
 */
const findMeanings = wordFinder(listMeanings(), tables);

/** Letters of a word that count as its stem: enough to tell words apart, few enough to join their forms. */
const STEM = 5;
/** What two neighbours say beside the words themselves. */
const PAIR = 0.8;
/** Concepts join the different words for one thing, and two together tell more: a phone that is dead. */
const CONCEPT = 1.2;
const CONCEPT_PAIR = 0.4;
/** An everyday word, as what it means in all languages. */
const MEANING = 1;
/** One to three characters of a script without spaces. */
const CHARACTERS = 0.5;
/** Four characters of a word, which join its forms and the compounds that it is part of. */
const PART = 0.25;
const PART_LENGTH = 4;

/** What a text says that an example could say, too, with how much it counts: words, neighbours, concepts, meanings. */
export function listFeatures(text: string, languages: readonly Locale[]): Map<string, number> {
  const features = new Map<string, number>();
  const words = comparable(text).split(' ').filter(Boolean);
  const stems = words.map((word) => [...word].slice(0, STEM).join(''));
  words.forEach((word, index) => {
    if (isUnspaced(word)) {
      for (const size of [1, 2, 3]) for (const gram of listGrams(word, size)) features.set(gram, CHARACTERS);
    } else {
      features.set(` ${stems[index]}`, 1);
      if (index > 0) features.set(`${stems[index - 1]} ${stems[index]}`, PAIR);
      for (const part of listGrams(` ${word} `, PART_LENGTH)) features.set(`*${part}`, PART);
    }
  });
  const concepts = [...findConcepts(text, languages)].sort();
  concepts.forEach((one, index) => {
    features.set(`#${one}`, CONCEPT);
    for (const other of concepts.slice(index + 1)) features.set(`#${one} ${other}`, CONCEPT_PAIR);
  });
  for (const meaning of findMeanings(text, languages)) features.set(`#~${meaning}`, MEANING);
  return features;
}

/** All that several parts of a text say; what is said twice counts once. */
export function uniteFeatures(parts: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  return new Map(parts.flatMap((features) => [...features]));
}

/** Concepts and meanings are the same in all languages. */
export function isConceptual(feature: string): boolean {
  return feature.startsWith('#');
}

function listGrams(word: string, size: number): string[] {
  const letters = [...word];
  return letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(''));
}

type Meaning = keyof typeof en;

function listMeanings(): Meaning[] {
  const meanings: Meaning[] = [];
  for (const meaning in en) if (isMeaning(meaning)) meanings.push(meaning);
  return meanings;
}

function isMeaning(name: string): name is Meaning {
  return Object.hasOwn(en, name);
}
