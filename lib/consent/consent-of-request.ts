import { consentFromCookie } from './consent-cookie';
import { CONSENT_KEY, type CookiePreferences } from './preferences';

/** What the visitor behind a request allows, by the cookie that mirrors the choice; undefined without one. */
export function consentOfRequest(request: Request): CookiePreferences | undefined {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  const pair = pairs.find((part) => part.startsWith(`${CONSENT_KEY}=`));
  return consentFromCookie(pair?.slice(CONSENT_KEY.length + 1));
}
