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
