import type { Locale } from '@/lib/i18n/locales';
import { searchedParts } from './comparable';
import { wordFinder } from './find-words';
import bg from './words/bg.json';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fa from './words/fa.json';
import ja from './words/ja.json';
import pl from './words/pl.json';
import pt from './words/pt.json';
import zh from './words/zh.json';

/** What can be said of a business: a thing, a state or a whole phrase, with its words in `words/<locale>.json`. */
export type Concept = keyof typeof en;

/** Type check: each language has words for each concept. */
const tables: Record<Locale, Record<Concept, string>> = { en, de, es, pt, pl, bg, fa, ja, zh };

/** The concepts that a clause mentions, by the words of any of the languages; not the commonest words, which say nothing. */
export const findConcepts = wordFinder(
  listConcepts().filter((concept) => concept !== 'language'),
  tables,
);

/** The commonest words of a language, each between spaces. */
export function readCommonWords(locale: Locale): string[] {
  return tables[locale].language.split(', ').flatMap(searchedParts);
}

function listConcepts(): Concept[] {
  const concepts: Concept[] = [];
  for (const concept in en) if (isConcept(concept)) concepts.push(concept);
  return concepts;
}

function isConcept(name: string): name is Concept {
  return Object.hasOwn(en, name);
}
