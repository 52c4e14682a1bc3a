import type { Visit } from '../../check';
import { EVIDENCE_LIMIT } from '../page/evidence';
import { hasLogin } from '../page/has-login';
import { judgeTransport } from './judge-transport';
import type { Judgement } from './judgement';
import { type Cookie, readCookies } from './read-cookies';

/** Worst first. Faults of session cookies count only on pages where visitors can log in. */
const faults = [
  ['session-insecure', (cookie) => isSession(cookie) && !cookie.isSecure, 'unprotected'],
  ['session-readable', (cookie) => isSession(cookie) && !cookie.isHttpOnly],
  ['token-cross-site', ({ name, sameSite }) => /csrf/i.test(name) && !sameSite],
  ['bad-same-site', hasBadSameSite],
  ['insecure', ({ isSecure }) => !isSecure, 'unprotected'],
  ['session-insecure-hsts', (cookie) => isSession(cookie) && !cookie.isSecure],
  ['insecure-hsts', ({ isSecure }) => !isSecure],
] as const satisfies readonly (readonly [string, (cookie: Cookie) => boolean, 'unprotected'?])[];

export type CookieVerdict = 'none' | (typeof faults)[number][0] | 'sound' | 'same-site';

/**
 * The worst fault of the cookies that a page sets, by the rules of the HTTP Observatory. A cookie without Secure is a
 * lesser fault when Strict-Transport-Security prevents plain http.
 */
export function judgeCookies({
  page,
  fetchedAt,
}: Pick<Visit, 'page' | 'fetchedAt'>): Judgement<CookieVerdict> {
  const cookies = readCookies(page, fetchedAt);
  if (cookies.length === 0) return { verdict: 'none' };
  const mayLogIn = page.html !== null && hasLogin(page.html);
  const isProtected = judgeTransport({ page }).verdict === 'long';
  for (const [verdict, isFaulty, unless] of faults) {
    if (unless === 'unprotected' && isProtected) continue;
    if (verdict.startsWith('session-') && !mayLogIn) continue;
    const found = cookies.filter(isFaulty);
    const [first] = found;
    if (!first) continue;
    return {
      verdict,
      values: { name: first.name.slice(0, 80), total: cookies.length, faulty: found.length },
      evidence: found.slice(0, EVIDENCE_LIMIT).map(({ evidence }) => evidence),
      count: found.length,
    };
  }
  const verdict = cookies.every(({ sameSite }) => sameSite !== null) ? 'same-site' : 'sound';
  return { verdict, values: { total: cookies.length } };
}

function isSession({ name }: Cookie): boolean {
  return /login|sess/i.test(name);
}

/** True for an unknown value, or None on a cookie without Secure, which browsers reject. */
function hasBadSameSite({ sameSite, isSecure }: Cookie): boolean {
  if (sameSite === null) return false;
  return !['lax', 'strict', 'none'].includes(sameSite) || (sameSite === 'none' && !isSecure);
}
