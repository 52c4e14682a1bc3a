import type { Locale } from '@/lib/i18n/locales';
import { comparable } from './comparable';
import { readCommonWords } from './words';

const latin = ['en', 'de', 'es', 'pt', 'pl'] as const satisfies readonly Locale[];

/** Letters that only one of the languages in Latin script writes; each says as much as two of its commonest words. */
const ownLetters: Partial<Record<Locale, RegExp>> = {
  de: /[äöüß]/giu,
  es: /[ñ¿¡]/giu,
  pt: /[ãõçâê]/giu,
  pl: /[ąćęłńśźż]/giu,
};

/**
 * The languages whose words to look for: by script, and in Latin script by its commonest words and own letters. English
 * terms occur in all other scripts. Several if the text is too short to tell.
 */
export function guessLanguages(text: string): Locale[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return languagesOf('ja');
  if (/\p{Script=Han}/u.test(text)) return languagesOf('zh');
  if (/\p{Script=Arabic}/u.test(text)) return languagesOf('fa');
  if (/\p{Script=Cyrillic}/u.test(text)) return languagesOf('bg');
  const words = new Set(comparable(text).split(' '));
  const votes = latin.map((locale) => ({
    locale,
    count: countCommon(words, locale) + countLetters(text, locale),
  }));
  const most = Math.max(...votes.map(({ count }) => count));
  return votes.filter(({ count }) => count === most).map(({ locale }) => locale);
}

/** A language, and English, whose terms occur in other scripts. */
export function languagesOf(locale: Locale): Locale[] {
  return latin.some((one) => one === locale) ? [locale] : [locale, 'en'];
}

function countCommon(words: ReadonlySet<string>, locale: Locale): number {
  return readCommonWords(locale).filter((word) => words.has(word.trim())).length;
}

function countLetters(text: string, locale: Locale): number {
  const letters = ownLetters[locale];
  return letters ? 2 * (text.normalize('NFC').match(letters)?.length ?? 0) : 0;
}
