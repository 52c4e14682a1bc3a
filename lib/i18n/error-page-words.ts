import { printedPhone } from '@/lib/config/printed-phone';
import type words from '@/messages/en/error-page.json';
import { type Locale, locales } from './locales';
import { localePath } from './path';

/** What an error page says and where it leads. */
export type ErrorPageWords = typeof words & {
  homePath: string;
  phone: string;
  lang: string;
  dir: 'ltr' | 'rtl';
};

/** In a language. The layout prints them into each page: a page whose code fails may have no way to load anything. */
export async function errorPageWords(locale: Locale): Promise<ErrorPageWords> {
  const file: { default: typeof words } = await import(`../../messages/${locale}/error-page.json`);
  const { hrefLang, dir } = locales[locale];
  return { ...file.default, homePath: localePath(locale, '/'), phone: printedPhone, lang: hrefLang, dir };
}
