import type { Locale } from '@/lib/i18n/locales';
import { comparable, searchedParts } from './comparable';
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

/** All parts of an entry have to occur. */
interface Entry {
  concept: Concept;
  part: string;
  others: readonly string[];
}

/** The entries of a language by the first letters of their first part, so that a text is compared with few of them. */
type Entries = ReadonlyMap<string, readonly Entry[]>;

/** Letters by which entries are found; shorter ones by what they have. */
const START = 3;

/** `language` holds the commonest words, which say nothing. */
const concepts = listConcepts().filter((concept) => concept !== 'language');

const parsed = new Map<Locale, Entries>();

function readEntries(locale: Locale): Entries {
  const known = parsed.get(locale);
  if (known) return known;
  const entries = Map.groupBy(
    concepts.flatMap((concept) =>
      tables[locale][concept].split(', ').map((entry) => {
        const [part = '', ...others] = searchedParts(entry);
        return { concept, part, others };
      }),
    ),
    ({ part }) => part.slice(0, START),
  );
  parsed.set(locale, entries);
  return entries;
}

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

/** The concepts that a clause mentions, by the words of any of the languages. */
export function findConcepts(clause: string, languages: readonly Locale[]): Set<Concept> {
  const plain = ` ${comparable(clause)} `;
  const found = new Set<Concept>();
  for (const entries of languages.map(readEntries)) {
    for (let at = 0; at < plain.length; at++) {
      for (let size = 1; size <= START; size++) {
        for (const { concept, part, others } of entries.get(plain.slice(at, at + size)) ?? []) {
          if (plain.startsWith(part, at) && others.every((other) => plain.includes(other)))
            found.add(concept);
        }
      }
    }
  }
  return found;
}
