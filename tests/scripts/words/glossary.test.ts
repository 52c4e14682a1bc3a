import { localeCodes } from '@/lib/i18n/locales';
import { Exceptions } from '@/scripts/words/exceptions';
import { findForbiddenTerms, readGlossary, type Term } from '@/scripts/words/glossary';

const audit: Term = {
  term: 'audit',
  english: /\baudits?\b/iu,
  language: 'es',
  wanted: 'test SEO',
  forbidden: /auditor/iu,
};
const car: Term = { ...audit, term: 'car', english: undefined, wanted: 'coche', forbidden: /\bautos?\b/iu };

describe('the glossary', () => {
  const terms = readGlossary();

  it('names languages of the site, and each term of a language once', () => {
    expect(terms.filter(({ language }) => !localeCodes.some((code) => code === language))).toEqual([]);
    const names = terms.map(({ term, language }) => `${term} ${language}`);
    expect(names).toEqual([...new Set(names)]);
  });

  it('forbids no term that it wants', () => {
    expect(terms.filter(({ wanted, forbidden }) => wanted === '' || forbidden?.test(wanted))).toEqual([]);
  });

  it('finds a forbidden word, and says key, text and the wanted one', () => {
    const texts = new Map([
      ['home:title', 'Auditoría gratis'],
      ['home:text', 'Un coche, dos autos'],
      ['home:fine', 'Un test SEO'],
    ]);
    const english = new Map([
      ['home:title', 'Free audit'],
      ['home:text', 'One car, two cars'],
      ['home:fine', 'An audit'],
    ]);
    const found = findForbiddenTerms(texts, 'es', {
      english,
      terms: [audit, car],
      exceptions: new Exceptions(),
    });
    expect(found).toEqual([
      {
        kind: 'glossary',
        language: 'es',
        key: 'home:title',
        says: 'test SEO, not Auditor: Auditoría gratis',
      },
      { kind: 'glossary', language: 'es', key: 'home:text', says: 'coche, not autos: Un coche, dos autos' },
    ]);
  });

  it('looks at texts whose English says the term, in their own language, and at no keywords', () => {
    const tables = {
      english: new Map([['home:title', 'An accountant']]),
      terms: [audit],
      exceptions: new Exceptions(),
    };
    expect(findForbiddenTerms(new Map([['home:title', 'Auditor']]), 'es', tables)).toEqual([]);
    expect(findForbiddenTerms(new Map([['home:title', 'autos']]), 'pt', { ...tables, terms: [car] })).toEqual(
      [],
    );
    const keywords = new Map([['home:meta.keywords', 'autos']]);
    expect(findForbiddenTerms(keywords, 'es', { ...tables, terms: [car] })).toEqual([]);
  });
});
