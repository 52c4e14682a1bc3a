import type { Locale } from '@/lib/i18n/locales';
import { guessLanguages } from './guess-language';
import { findPast } from './past-events';
import { type Place, splitAt, splitClauses } from './split-clauses';
import type { Concept } from './words';

/** A full stop behind an abbreviation ends no sentence: "2 tys. zł". */
const sentenceEnd =
  /[!?…。！？؟\n;；]|(?<!\s(?:tys|ca|nr|dr|np|tel|bzw|zzgl|хил|лв|прибл|aprox|approx))\.(?=\s|$)/giu;

export interface ReadText {
  languages: readonly Locale[];
  clauses: readonly Place[];
  sentences: readonly Place[];
  whole: Place;
  /** Sentences and their clauses as typed, without those that praise or refuse; each with the sentence it stands in. */
  statements: readonly { words: string; sentence: string }[];
  /** What is named in a clause that refuses it: "please not SEO again". */
  refused: ReadonlySet<Concept>;
}

/**
 * What a text says, clause by clause. A thing that works, that the owner refuses or that is over is no complaint about it.
 */
export function readText(text: string): ReadText {
  const languages = guessLanguages(text);
  const told = splitAt(text, sentenceEnd).map((words) => ({
    words,
    clauses: splitClauses(words, languages),
  }));
  const over = findPast(told);
  const sentences = told.map(({ words, clauses }) => ({
    words,
    clauses: clauses.filter((clause) => !over.has(clause)),
  }));
  const all = sentences.flatMap(({ clauses }) => clauses);
  const clauses = all.map(withoutPraise);
  return {
    languages,
    clauses,
    sentences: sentences.map((sentence) => ({
      words: sentence.words,
      concepts: unite(sentence.clauses.map(withoutPraise)),
    })),
    whole: { words: text, concepts: unite(clauses) },
    statements: sentences.flatMap(listStatements),
    refused: unite(all.filter(({ concepts }) => concepts.has('refuse'))),
  };
}

function listStatements(sentence: { words: string; clauses: readonly Place[] }) {
  const complaining = sentence.clauses.filter(
    ({ concepts }) => !praises(concepts) && !concepts.has('notslow'),
  );
  const whole = complaining.map(({ words }) => words).join(' ');
  const parts = complaining.length > 1 ? complaining.map(({ words }) => words) : [];
  return [whole, ...parts].map((words) => ({ words, sentence: sentence.words })).filter(({ words }) => words);
}

function praises(concepts: ReadonlySet<Concept>): boolean {
  return concepts.has('fine') || concepts.has('refuse');
}

function withoutPraise(place: Place): Place {
  const { concepts } = place;
  if (praises(concepts)) return { ...place, concepts: new Set() };
  const denied = new Set<Concept>();
  if (concepts.has('notslow')) denied.add('slow');
  // "All day" says how long the phone is silent, too.
  if (concepts.has('silence')) denied.add('nonstop');
  return { ...place, concepts: concepts.difference(denied) };
}

function unite(places: readonly Place[]): Set<Concept> {
  return new Set(places.flatMap(({ concepts }) => [...concepts]));
}
