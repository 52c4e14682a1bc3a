import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import type english from '@/messages/en/error-page.json';

/** What an error page says and where it leads. */
export type ErrorPageWords = typeof english & { homePath: string; lang: string; dir: 'ltr' | 'rtl' };

/** In a language. The layout prints them into each page: a page whose code fails may have no way to load anything. */
export async function errorPageWords(locale: Locale): Promise<ErrorPageWords> {
  const file: { default: typeof english } = await import(`../../messages/${locale}/error-page.json`);
  const { hrefLang, dir } = locales[locale];
  return { ...file.default, homePath: localePath(locale, '/'), lang: hrefLang, dir };
}
