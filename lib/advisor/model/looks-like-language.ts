import type { Locale } from '@/lib/i18n/locales';

/** Languages in Latin script are not distinguished. */
const scripts: Partial<Record<Locale, RegExp>> = {
  fa: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
  bg: /\p{Script=Cyrillic}/u,
};
const latin = /\p{Script=Latin}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether more than half of the letters are of the language's script; kana distinguish Japanese from Chinese. */
export function looksLikeLanguage(text: string, locale: Locale): boolean {
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter));
  const script = scripts[locale] ?? latin;
  const ofScript = letters.filter((letter) => script.test(letter)).length;
  if (ofScript * 2 <= letters.length) return false;
  if (locale === 'ja') return kana.test(text);
  return locale !== 'zh' || !kana.test(text);
}
