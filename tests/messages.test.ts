import { splitFrontMatter } from '@/lib/content/front-matter';
import { splitSections } from '@/lib/content/split-sections';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import {
  listNeeds,
  listPlurals,
  messageFiles,
  type Plural,
  readArticles,
  readWords,
} from './support/message-files';

const english = readWords(defaultLocale);
const translations = localeCodes.filter((code) => code !== defaultLocale);

// Longer texts that are rightly the same in every language, as `file:key`.
const sameEverywhere = new Set<string>([]);
const longestUntranslated = 3;

/** Placeholders, tags and punctuation are not words. */
function wordCount(message: string): number {
  return (message.replace(/\{[^}]*\}|<[^>]*>/g, ' ').match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? []).length;
}

const formsOf = new Map<string, string[]>();

/** The forms that a language has for whole numbers; from a million on, some have one more that no count here reaches. */
function countForms(code: string, type: Intl.PluralRuleType): string[] {
  const key = `${code} ${type}`;
  const known = formsOf.get(key);
  if (known) return known;
  const rules = new Intl.PluralRules(code, { type });
  const reached = Array.from({ length: 1000 }, (_, number) => rules.select(number));
  // ICU requires `other`, which Polish uses for fractions only.
  const forms = [...new Set([...reached, 'other'])].sort();
  formsOf.set(key, forms);
  return forms;
}

/** Also complete: a message with one form for all numbers except exact ones, such as zero. */
function isWhole({ type, forms, isBare }: Plural, code: string): boolean {
  const named = forms.filter((form) => !form.startsWith('='));
  if (named.join() === 'other' && (isBare || named.length < forms.length)) return true;
  return named.join() === countForms(code, type).join();
}

describe('the words of the site', () => {
  it('are there in English', () => {
    expect(english.size).toBeGreaterThan(0);
  });

  it('are never blank', () => {
    const blank = localeCodes.flatMap((code) =>
      [...readWords(code)].filter(([, words]) => words.trim() === '').map(([key]) => `${code}/${key}`),
    );
    expect(blank).toEqual([]);
  });

  it.each([...localeCodes, 'staff'])(
    'in %s have the plural forms of the language, all and no others',
    (code) => {
      const language = code === 'staff' ? 'en' : code;
      const wrong = [...readWords(code)].flatMap(([key, words]) =>
        listPlurals(words)
          .filter((plural) => !isWhole(plural, language))
          .map(
            ({ forms }) =>
              `${key}: ${forms.join(' ')} instead of ${countForms(language, 'cardinal').join(' ')}`,
          ),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('are ICU messages that parse', () => {
    const broken = localeCodes.flatMap((code) =>
      [...readWords(code)].flatMap(([key, words]) => {
        try {
          listNeeds(words);
          return [];
        } catch (error) {
          return [`${code}/${key}: ${error instanceof Error ? error.message : error}`];
        }
      }),
    );
    expect(broken).toEqual([]);
  });

  describe.each(translations)('in %s', (code) => {
    const words = readWords(code);

    it('stand in the same files under the same keys as in English', () => {
      expect(messageFiles(code)).toEqual(messageFiles(defaultLocale));
      expect([...english.keys()].filter((key) => !words.has(key))).toEqual([]);
      expect([...words.keys()].filter((key) => !english.has(key))).toEqual([]);
    });

    it('take the same values and tags as in English', () => {
      const needs = (source: ReadonlyMap<string, string>, key: string) => listNeeds(source.get(key) ?? '');
      const shared = [...words.keys()].filter((key) => english.has(key));
      expect(Object.fromEntries(shared.map((key) => [key, needs(words, key)]))).toEqual(
        Object.fromEntries(shared.map((key) => [key, needs(english, key)])),
      );
    });

    it('are not left in English', () => {
      const left = [...words]
        .filter(([key, text]) => text === english.get(key) && !sameEverywhere.has(key))
        .filter(([, text]) => wordCount(text) > longestUntranslated);
      expect(left).toEqual([]);
    });
  });
});

const englishArticles = readArticles(defaultLocale);

/** What a translation of a long text shares with the English: keys of the front matter, and by section its parts. */
function shapeOf(article: string) {
  const { data, content } = splitFrontMatter('article', article);
  const { intro, sections } = splitSections(content);
  const parts = [{ title: '', body: intro }, ...sections];
  return {
    frontMatter: Object.keys(data).sort(),
    sections: parts.map(({ title, body }) => ({
      values: `${title}\n${body}`.match(/\{\w+\}/g)?.sort() ?? [],
      links: [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target).sort(),
      code: body.match(/`[^`\n]+`/g)?.sort() ?? [],
      items: body.match(/^(?:-|\d+\.) /gm)?.length ?? 0,
      headings: body.match(/^#{3,} /gm)?.length ?? 0,
    })),
  };
}

/** A long text without the code that it offers to copy, which is the same in every language. */
function withoutCode(article: string): string {
  return article.replace(/^```\n<[\s\S]*?\n```$/gm, '');
}

/** The lines of a long text that are long enough to be sentences. */
function sentencesOf(article: string): string[] {
  return withoutCode(article)
    .split('\n')
    .filter((line) => wordCount(line) > 5);
}

describe('the long texts of the site', () => {
  it('are there in English, and none has raw HTML or a title of the first level', () => {
    expect(englishArticles.size).toBeGreaterThan(0);
    const wrong = localeCodes.flatMap((code) =>
      [...readArticles(code)]
        .filter(([, text]) => /^# |<\/?[a-z]/m.test(withoutCode(text)))
        .map(([name]) => `${code}/${name}`),
    );
    expect(wrong).toEqual([]);
  });

  describe.each(translations)('in %s', (code) => {
    const articles = readArticles(code);

    it('are the same texts as in English', () => {
      expect([...articles.keys()].sort()).toEqual([...englishArticles.keys()].sort());
    });

    it('have the sections, values, links and lists of the English ones', () => {
      for (const [name, text] of articles) {
        expect({ name, ...shapeOf(text) }).toEqual({ name, ...shapeOf(englishArticles.get(name) ?? '') });
      }
    });

    it('are not left in English', () => {
      const left = [...articles].flatMap(([name, text]) => {
        const original = new Set(sentencesOf(englishArticles.get(name) ?? ''));
        return sentencesOf(text)
          .filter((line) => original.has(line))
          .map((line) => `${name}: ${line}`);
      });
      expect(left).toEqual([]);
    });
  });
});
