import { defaultLocale, isLocale, type Locale } from './locales';

/** Adds the language prefix to a path; English has none. Keeps `#…` and `?…`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits an address into its language and the path without prefix (`/fa/about` → fa, `/about`). */
export function splitPath(pathname: string): { locale: Locale; path: string; prefixed: boolean } {
  const segment = pathname.split('/', 2)[1] ?? '';
  if (!isLocale(segment)) return { locale: defaultLocale, path: pathname, prefixed: false };
  return { locale: segment, path: pathname.slice(segment.length + 1) || '/', prefixed: true };
}

/** A language with script or region, in any spelling: zh-cn, zh_Hans_CN, es-419. */
const languageTag = /^([a-z]{2,3})(?:[-_](?:[a-z]{4}|[a-z]{2}|\d{3})){0,2}$/;

/** As `splitPath`, in lower case, also where the language is written with capitals or with a region (`/pt-BR/Faq`). */
export function splitWrittenPath(pathname: string): { locale: Locale; path: string } {
  const written = pathname.toLowerCase();
  const segment = written.split('/', 2)[1] ?? '';
  const language = languageTag.exec(segment)?.[1];
  if (language === undefined || !isLocale(language)) return { locale: defaultLocale, path: written };
  return { locale: language, path: written.slice(segment.length + 1) || '/' };
}
