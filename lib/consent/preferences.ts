export interface CookiePreferences {
  /** Cookies without which the site doesn't work, so they need no consent. */
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

/** Name of the localStorage key, and of the cookie that mirrors it for the server. */
export const CONSENT_KEY = 'cookie-consent';

/** Milliseconds from the page's load to the banner. */
export const BANNER_DELAY_MS = 1000;

export const everythingAllowed: CookiePreferences = { necessary: true, analytics: true, marketing: true };

/** Applies until the visitor chooses. */
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
