import {
  CONSENT_COOKIE_MAX_AGE_SECONDS,
  consentFromCookie,
  consentToCookie,
} from '@/lib/consent/consent-cookie';
import { CONSENT_KEY, type CookiePreferences, parsePreferences } from '@/lib/consent/preferences';

/**
 * The choice stored in this browser, or undefined if there is none. Storage and cookie say the same: where storage is empty
 * or blocked, the cookie counts, and the other copy is written anew, as browsers expire them at different times. Invalid
 * JSON is logged and counts as none.
 */
export function rememberedPreferences(): CookiePreferences | undefined {
  const stored = storedText();
  const preferences = stored === null ? readCookie() : readStored(stored);
  if (preferences && stored === null) rememberPreferences(preferences);
  else if (preferences) mirror(consentToCookie(preferences), CONSENT_COOKIE_MAX_AGE_SECONDS);
  else if (document.cookie.includes(`${CONSENT_KEY}=`)) mirror('', 0);
  return preferences;
}

/** Stores a choice in localStorage, and in the cookie for the server. */
export function rememberPreferences(preferences: CookiePreferences): void {
  mirror(consentToCookie(preferences), CONSENT_COOKIE_MAX_AGE_SECONDS);
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(preferences));
  } catch {
    // Storage can be blocked; then the cookie remembers the choice.
  }
}

function readCookie(): CookiePreferences | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${CONSENT_KEY}=`));
  return consentFromCookie(pair?.slice(CONSENT_KEY.length + 1));
}

function readStored(stored: string): CookiePreferences | undefined {
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
