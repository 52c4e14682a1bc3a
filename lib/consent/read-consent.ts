import { consentFromCookie } from './consent-cookie';
import { CONSENT_KEY, type CookiePreferences } from './preferences';

/** The visitor's consent, from the request's cookie; undefined if there is none. */
export function readConsent(request: Request): CookiePreferences | undefined {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  const pair = pairs.find((part) => part.startsWith(`${CONSENT_KEY}=`));
  return consentFromCookie(pair?.slice(CONSENT_KEY.length + 1));
}
