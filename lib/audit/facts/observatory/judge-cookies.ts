import type { WebPage } from '@/lib/web-page/page';
import type { Evidence, Visit } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence } from '../page/evidence';
import { hasLogin } from '../page/has-login';
import { headerValues } from '../page/header';
import { judgeTransport } from './judge-transport';
import type { Judgement } from './judgement';

/** Cookies that a hosting provider's load balancer sets, outside the site's control. */
const foreign = new Set(['heroku-session-affinity']);

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

interface Cookie {
  name: string;
  isSecure: boolean;
  isHttpOnly: boolean;
  /** As written, in lower case; null without the attribute. */
  sameSite: string | null;
  evidence: Evidence;
}

/** Cookies that an answer sets, without those that it deletes. Values are not stored: they may be secret. */
function readCookies(page: Pick<WebPage, 'headers'>, now: Date): Cookie[] {
  return headerValues(page, 'set-cookie').flatMap((header) => {
    const [pair = '', ...rest] = header.split(';');
    const name = pair.split('=')[0]?.trim() ?? '';
    const attributes = new Map(
      rest.map((part) => {
        const [key = '', ...value] = part.split('=');
        return [key.trim().toLowerCase(), value.join('=').trim()] as const;
      }),
    );
    if (name === '' || foreign.has(name) || isRemoval(attributes, now)) return [];
    const shown = [`${name}=…`, ...rest.map((part) => part.trim())].join('; ');
    return [
      {
        name,
        isSecure: attributes.has('secure'),
        isHttpOnly: attributes.has('httponly'),
        sameSite: attributes.get('samesite')?.toLowerCase() ?? null,
        evidence: lineEvidence(`set-cookie: ${shown}`),
      },
    ];
  });
}

function isRemoval(attributes: ReadonlyMap<string, string>, now: Date): boolean {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  return Date.parse(attributes.get('expires') ?? '') < now.getTime();
}
