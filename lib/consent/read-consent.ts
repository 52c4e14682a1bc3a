import { consentFromCookie } from './consent-cookie';
import { CONSENT_KEY, type CookiePreferences } from './preferences';

/** The consent of the visitor who sent a request, from the cookie that mirrors it; undefined without one. */
export function consentOfRequest(request: Request): CookiePreferences | undefined {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  const pair = pairs.find((part) => part.startsWith(`${CONSENT_KEY}=`));
  return consentFromCookie(pair?.slice(CONSENT_KEY.length + 1));
}
