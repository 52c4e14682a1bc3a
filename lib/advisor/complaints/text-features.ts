import type { Locale } from '@/lib/i18n/locales';
import { comparable, isUnspaced } from './comparable';
import { findConcepts } from './words';

/** Letters of a word that count as its stem: enough to tell words apart, few enough to join their forms. */
const STEM = 5;
/** What two neighbours say beside the words themselves. */
const PAIR = 0.8;
/** Concepts join the different words for one thing, and two together tell more: a phone that is dead. */
const CONCEPT = 1.2;
const CONCEPT_PAIR = 0.4;
/** One to three characters of a script without spaces. */
const CHARACTERS = 0.5;

/** What a text says that an example could say, too, with how much it counts: words, neighbours and concepts. */
export function listFeatures(text: string, languages: readonly Locale[]): Map<string, number> {
  const features = new Map<string, number>();
  const words = comparable(text).split(' ').filter(Boolean);
  const stems = words.map((word) => [...word].slice(0, STEM).join(''));
  words.forEach((word, index) => {
    if (isUnspaced(word)) for (const gram of listGrams(word)) features.set(gram, CHARACTERS);
    else {
      features.set(` ${stems[index]}`, 1);
      if (index > 0) features.set(`${stems[index - 1]} ${stems[index]}`, PAIR);
    }
  });
  const concepts = [...findConcepts(text, languages)].sort();
  concepts.forEach((one, index) => {
    features.set(`#${one}`, CONCEPT);
    for (const other of concepts.slice(index + 1)) features.set(`#${one} ${other}`, CONCEPT_PAIR);
  });
  return features;
}

/** Concepts mean the same in all languages. */
export function isConceptual(feature: string): boolean {
  return feature.startsWith('#');
}

function listGrams(word: string): string[] {
  const letters = [...word];
  return [1, 2, 3].flatMap((size) =>
    letters
      .slice(0, Math.max(0, letters.length - size + 1))
      .map((_, at) => letters.slice(at, at + size).join('')),
  );
}
