import { CONSENT_COOKIE_MAX_AGE_SECONDS, consentToCookie } from '@/lib/consent/consent-cookie';
import { CONSENT_KEY, type CookiePreferences, parsePreferences } from '@/lib/consent/preferences';

/**
 * The choice stored in this browser, or undefined if there is none. Invalid JSON is logged and counts as none. Also
 * rewrites the cookie, which browsers expire sooner than storage, so that the server knows the choice, too.
 */
export function rememberedPreferences(): CookiePreferences | undefined {
  const preferences = readStorage();
  if (preferences) mirror(consentToCookie(preferences), CONSENT_COOKIE_MAX_AGE_SECONDS);
  else if (document.cookie.includes(`${CONSENT_KEY}=`)) mirror('', 0);
  return preferences;
}

/** Stores a choice in localStorage, and in the cookie for the server. */
export function rememberPreferences(preferences: CookiePreferences): void {
  mirror(consentToCookie(preferences), CONSENT_COOKIE_MAX_AGE_SECONDS);
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(preferences));
  } catch {
    // Storage can be blocked; the choice then lasts until the page is left.
  }
}

function readStorage(): CookiePreferences | undefined {
  const stored = storedText();
  if (stored === null) return undefined;
  try {
    return parsePreferences(stored);
  } catch (error) {
    console.error('The stored cookie preferences are damaged:', error);
    return undefined;
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return null;
  }
}

function mirror(value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve, and it is asynchronous, while the page may be about to be left.
  document.cookie = `${CONSENT_KEY}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}
