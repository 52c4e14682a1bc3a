import { guessLanguages } from './guess-language';
import { splitSentences } from './split-clauses';
import { type Concept, findConcepts } from './words';

/** A clause, a sentence or a whole text, with what it says. */
export interface Place {
  words: string;
  concepts: ReadonlySet<Concept>;
}

export interface ReadText {
  clauses: readonly Place[];
  sentences: readonly Place[];
  whole: Place;
  /** What is named in a clause that refuses it: "please not SEO again". */
  refused: ReadonlySet<Concept>;
}

/** What a text says, clause by clause. A thing that works, or that the owner refuses, is no complaint about it. */
export function readText(text: string): ReadText {
  const languages = guessLanguages(text);
  const refused: Concept[] = [];
  const sentences = splitSentences(text).map(({ words, clauses }) => ({
    words,
    clauses: clauses.map((clause) => {
      const concepts = findConcepts(clause, languages);
      if (concepts.has('refuse')) refused.push(...concepts);
      return { words: clause, concepts: withoutPraise(concepts) };
    }),
  }));
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  return {
    clauses,
    sentences: sentences.map((sentence) => ({ words: sentence.words, concepts: unite(sentence.clauses) })),
    whole: { words: text, concepts: unite(clauses) },
    refused: new Set(refused),
  };
}

function withoutPraise(concepts: Set<Concept>): Set<Concept> {
  if (concepts.has('fine') || concepts.has('refuse')) return new Set();
  if (concepts.has('notslow')) concepts.delete('slow');
  return concepts;
}

function unite(places: readonly Place[]): Set<Concept> {
  return new Set(places.flatMap(({ concepts }) => [...concepts]));
}
