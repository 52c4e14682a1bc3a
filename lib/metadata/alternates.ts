import { defaultLocale, localeCodes, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { absoluteUrl } from './absolute-url';

/** hreflang → address of a page, for the nine languages and x-default. */
export function alternates(path: string): Record<string, string> {
  const byTag = localeCodes.map((code) => [locales[code].hrefLang, absoluteUrl(localePath(code, path))]);
  return { ...Object.fromEntries(byTag), 'x-default': absoluteUrl(localePath(defaultLocale, path)) };
}
