import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_SECONDS, LOCALE_STORAGE_KEY } from '@/lib/i18n/locale-cookie';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';

interface Names {
  storageKey: string;
  cookie: string;
  cookieSeconds: number;
  codes: readonly string[];
  withoutPrefix: string;
}

/**
 * Stores the language of a link with `data-language` when it is followed: in the cookie, for the server, and in
 * localStorage, which lasts longer; such a link keeps the page's fragment. On a path without prefix, leads to the stored language before anything is painted.
 * Self-contained, because its source text runs inline in the head.
 */
function followLanguage({ storageKey, cookie, cookieSeconds, codes, withoutPrefix }: Names): void {
  function store(code: string): void {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve, and it is asynchronous, while the page is about to be left.
    document.cookie = `${cookie}=${code}; path=/; max-age=${cookieSeconds}; samesite=lax${secure}`;
    try {
      localStorage.setItem(storageKey, code);
    } catch {
      // Storage can be blocked; the cookie is enough.
    }
  }

  function storeChosen({ target }: Event): void {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]');
    if (!link) return;
    store(link.dataset.language ?? withoutPrefix);
    // The same place of the same page: the fragment is known to the browser only.
    link.hash = location.hash;
  }

  function readStored(): string | null {
    try {
      return localStorage.getItem(storageKey);
    } catch {
      return null;
    }
  }

  addEventListener('click', storeChosen);
  const { pathname, search, hash } = location;
  const stored = readStored();
  if (stored === null || stored === withoutPrefix || !codes.includes(stored)) return;
  if (codes.includes(pathname.split('/', 2)[1] ?? '')) return;
  store(stored);
  location.replace(`/${stored}${pathname === '/' ? '' : pathname}${search}${hash}`);
}

const names: Names = {
  storageKey: LOCALE_STORAGE_KEY,
  cookie: LOCALE_COOKIE,
  cookieSeconds: LOCALE_COOKIE_MAX_AGE_SECONDS,
  codes: localeCodes,
  withoutPrefix: defaultLocale,
};

/** The function's source, for the inline script in the head. */
export const followLanguageScript = `(${followLanguage.toString()})(${JSON.stringify(names)})`;
