import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { messageFiles, needsOf, readWords } from './support/message-files';

const english = readWords(defaultLocale);
const translations = localeCodes.filter((code) => code !== defaultLocale);

// Longer texts that are rightly the same in every language, as `file:key`.
const sameEverywhere = new Set<string>([]);
const longestUntranslated = 3;

/** Placeholders, tags and punctuation are not words. */
function wordCount(message: string): number {
  return (message.replace(/\{[^}]*\}|<[^>]*>/g, ' ').match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? []).length;
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

  it('are ICU messages that parse', () => {
    const broken = localeCodes.flatMap((code) =>
      [...readWords(code)].flatMap(([key, words]) => {
        try {
          needsOf(words);
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
      const needs = (source: ReadonlyMap<string, string>, key: string) => needsOf(source.get(key) ?? '');
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
