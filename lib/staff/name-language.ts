import { isLocale, locales } from '@/lib/i18n/locales';

/** The English name of a language; its code for one that this version doesn't have. */
export function nameLanguage(code: string): string {
  return isLocale(code) ? locales[code].name : code;
}
