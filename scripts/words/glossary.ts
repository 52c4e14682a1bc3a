import type { Exceptions } from './exceptions';
import type { Finding } from './finding';
import { readTable } from './read-table';
import { isForSearchEngines, readableForms } from './read-texts';

/** The translation of a term in one language. */
export interface Term {
  term: string;
  /** Limits the rule to texts whose English matches; undefined for all texts. */
  english: RegExp | undefined;
  language: string;
  wanted: string;
  forbidden: RegExp | undefined;
}

/** The terms in `messages/glossary.tsv`. */
export function readGlossary(): Term[] {
  return readTable('messages/glossary.tsv').map(
    ([term = '', english = '', language = '', wanted = '', forbidden = '']) => ({
      term,
      english: english === '' ? undefined : new RegExp(english, 'iu'),
      language,
      wanted,
      forbidden: forbidden === '' ? undefined : new RegExp(forbidden, 'iu'),
    }),
  );
}

/** Texts that use a translation which the glossary forbids. */
export function findForbiddenTerms(
  texts: ReadonlyMap<string, string>,
  language: string,
  {
    english,
    terms,
    exceptions,
  }: {
    english: ReadonlyMap<string, string>;
    terms: readonly Term[];
    exceptions: Exceptions;
  },
): Finding[] {
  const own = terms.filter((term) => term.language === language);
  return [...texts]
    .filter(([key]) => !isForSearchEngines(key))
    .flatMap(([key, text]) => {
      const forms = readableForms(key, text);
      const original = readableForms(key, english.get(key) ?? '').join('\n');
      return own.flatMap(({ term, english: says, wanted, forbidden }): Finding[] => {
        if (says && !says.test(original)) return [];
        const form = forms.find((words) => forbidden?.test(words));
        const found = form === undefined ? undefined : forbidden?.exec(form);
        if (!found || exceptions.allow(language, key, `glossary:${term}`)) return [];
        return [{ kind: 'glossary', language, key, says: `${wanted}, not ${found[0]}: ${found.input}` }];
      });
    });
}
