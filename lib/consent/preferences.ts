export interface CookiePreferences {
  /** The site does not work without these, so nobody is asked. */
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

/** Name of the localStorage key, and of the cookie that mirrors it for the server. */
export const CONSENT_KEY = 'cookie-consent';

/** How long after the page has loaded the banner comes, milliseconds. */
export const BANNER_DELAY_MS = 1000;

export const everythingAllowed: CookiePreferences = { necessary: true, analytics: true, marketing: true };

/** What holds before the visitor chose. */
export const necessaryOnly: CookiePreferences = { necessary: true, analytics: false, marketing: false };

/** Reads stored JSON. Throws an Error when it is not JSON or not preferences. */
export function parsePreferences(json: string): CookiePreferences {
  const stored: unknown = JSON.parse(json);
  if (typeof stored === 'object' && stored !== null && 'analytics' in stored && 'marketing' in stored) {
    const { analytics, marketing } = stored;
    if (typeof analytics === 'boolean' && typeof marketing === 'boolean') {
      return { necessary: true, analytics, marketing };
    }
  }
  throw new Error('These are no cookie preferences.');
}
