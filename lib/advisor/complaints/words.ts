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

const parsed = new Map<Locale, Entries>();

/** Of each concept the entries, each as the parts that all have to occur. */
type Entries = ReadonlyMap<Concept, readonly (readonly string[])[]>;

/** The words of each concept in a language. Parsed once. */
export function readEntries(locale: Locale): Entries {
  const known = parsed.get(locale);
  if (known) return known;
  const entries = new Map(
    listConcepts().map(
      (concept) => [concept, tables[locale][concept].split(', ').map(searchedParts)] as const,
    ),
  );
  parsed.set(locale, entries);
  return entries;
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
  for (const language of languages) {
    for (const [concept, entries] of readEntries(language)) {
      if (entries.some((parts) => parts.every((part) => plain.includes(part)))) found.add(concept);
    }
  }
  return found;
}
