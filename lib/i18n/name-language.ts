import { isLocale, locales } from './locales';

/** The English name of a language; its code if this version doesn't know it. */
export function nameLanguage(code: string): string {
  return isLocale(code) ? locales[code].name : code;
}
