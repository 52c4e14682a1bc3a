import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_SECONDS, LOCALE_STORAGE_KEY } from './locale-cookie';
import { isLocale, type Locale } from './locales';

/** The choice stored in the browser. `unknown`: a code that isn't one of ours. */
export type RememberedLanguage = Locale | 'none' | 'unknown';

let read: RememberedLanguage | undefined;

/** Reads the choice once per page load. An unknown code is logged and removed, so that the next load recovers. */
export function rememberedLanguage(): RememberedLanguage {
  read ??= readStorage();
  return read;
}

function readStorage(): RememberedLanguage {
  try {
    const code = localStorage.getItem(LOCALE_STORAGE_KEY);
    if (code === null) return 'none';
    if (isLocale(code)) return code;
    console.error(`Unknown language code in storage: ${code}`);
    localStorage.removeItem(LOCALE_STORAGE_KEY);
    return 'unknown';
  } catch {
    return 'none';
  }
}

/** Stores a choice in the cookie (for the server) and in localStorage (which lasts longer). */
export function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve, and it is asynchronous, while the page is about to be left.
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_MAX_AGE_SECONDS}; samesite=lax${secure}`;
  try {
    localStorage.setItem(LOCALE_STORAGE_KEY, locale);
  } catch {
    // Storage can be blocked; the cookie is enough.
  }
}
