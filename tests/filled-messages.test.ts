import { localeCodes } from '@/lib/i18n/locales';
import { fillMessages } from './support/fill-messages';
import { listNeeds, readWords } from './support/message-files';

/** Faults that only show once a message has its values, in every language. */
const faults: Record<string, RegExp> = {
  'a word twice in a row': /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}])/u,
  'a mark without a value': /\{\w+\}|\bundefined\b|\bNaN\b|\[object /,
  'an empty pair of brackets': /\(\s*\)|（\s*）|“”|«»/,
};

/** Sentences that stand with a word in place of the value, but not with the value itself. */
const englishFaults: Record<string, RegExp> = {
  'something that is an amount': /(?<!\b(?:price|sum|total|fee|cost|it|Pro|Enterprise) )\b(?:is|are) \$\d/,
  'a type with belongings': /\bgives [A-Z]\w+ its own\b/,
  'a part of a sentence cut off by a heading': /^(?:Of|And|Which|That is why) /,
};

/** What visitors say of their budgets, a limit in the law, and the summary of the terms, which have their own section on GST. */
const ofOthers =
  /^(?:profile|smart-personalization)\.json:.*[bB]udget|^advice\.json:rules\.privacy-in-order\.|^terms\.json:meta\./;

const dollars: Record<string, RegExp> = {
  en: /Australian dollars/,
  de: /australische\w* Dollar/,
  es: /dólares australianos/,
  pt: /dólares australianos/,
  pl: /dolar\w+ australijski/,
  bg: /австралийски долар/,
  fa: /دلار استرالیا/,
  ja: /オーストラリアドル/,
  zh: /澳元/,
};

describe.each(localeCodes)('the messages of %s with their values', (locale) => {
  const checks = locale === 'en' ? { ...faults, ...englishFaults } : faults;

  it('have no words twice, no marks left and no sentence that a value breaks', async () => {
    const found = (await fillMessages(locale)).flatMap(({ key, text }) =>
      Object.entries(checks)
        .filter(([, pattern]) => pattern.test(text))
        .map(([fault]) => `${key}: ${fault}: ${text}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('say what is true of GST wherever they name Australian dollars', () => {
    const naming = [...readWords(locale)].filter(
      ([key, words]) => !ofOthers.test(key) && dollars[locale]?.test(words),
    );
    expect(naming.length).toBeGreaterThan(3);
    expect(naming.filter(([, words]) => !listNeeds(words).includes('gst')).map(([key]) => key)).toEqual([]);
  });

  it('end no two costs of faults with the same sentence', () => {
    const costs = new Set(
      [...readWords(locale)].filter(([key]) => /^checks-.*\.cost$/.test(key)).map(([, text]) => text),
    );
    const endings = [...costs]
      .map((text) => text.split(/(?<=[.。])\s*(?=\S)/))
      .filter(({ length }) => length > 1);
    expect(endings.length).toBeGreaterThan(5);
    const costsOf = Map.groupBy(endings, (sentences) => sentences.at(-1));
    expect([...costsOf].filter(([, those]) => those.length > 1).map(([ending]) => ending)).toEqual([]);
  });
});

describe('the English of the checks', () => {
  const words = [...readWords('en')].filter(([key]) => key.startsWith('checks-'));
  const named = (ending: string) => words.filter(([key]) => key.endsWith(ending));

  it('names in every cost who is lost', () => {
    const people =
      /\b(?:visitors?|people|customers?|callers?|readers?|someone|anyone|everyone|nobody|who|others)\b/i;
    expect(named('.cost').length).toBeGreaterThan(150);
    expect(named('.cost').filter(([, text]) => !people.test(text))).toEqual([]);
  });

  it('names a check by a compound, not by one thing of another', () => {
    expect(named('.name').length).toBeGreaterThan(80);
    expect(named('.name').filter(([, text]) => / of /.test(text))).toEqual([]);
  });
});
