import type { Visit } from '../../check';
import { lineEvidence } from '../page/evidence';
import { headerValue } from '../page/header';
import type { Judgement } from './judgement';

export type SharingVerdict = 'closed' | 'public' | 'restricted' | 'credentials';
export type SniffingVerdict = 'nosniff' | 'missing' | 'invalid';

/**
 * Which sites' scripts may read the page (CORS). Browsers reject `*` with credentials, but it shows that the server
 * means to expose answers for logged-in visitors to everybody; any site can send the origin `null`.
 */
export function judgeSharing({ page }: Pick<Visit, 'page'>): Judgement<SharingVerdict> {
  const origin = headerValue(page, 'access-control-allow-origin')?.trim().toLowerCase();
  if (!origin) return { verdict: 'closed' };
  const withCredentials =
    headerValue(page, 'access-control-allow-credentials')?.trim().toLowerCase() === 'true';
  const evidence = ['access-control-allow-origin', 'access-control-allow-credentials'].flatMap((name) => {
    const value = headerValue(page, name);
    return value === null ? [] : [lineEvidence(`${name}: ${value}`)];
  });
  const isAnyone = origin === '*' || origin === 'null';
  if (isAnyone && withCredentials) return { verdict: 'credentials', values: { origin }, evidence };
  return { verdict: isAnyone ? 'public' : 'restricted', values: { origin }, evidence };
}

/**
 * Checks X-Content-Type-Options. Only the first value of a repeated header counts.
 * https://fetch.spec.whatwg.org/#x-content-type-options-header
 */
export function judgeSniffing({ page }: Pick<Visit, 'page'>): Judgement<SniffingVerdict> {
  const value = headerValue(page, 'x-content-type-options');
  if (value === null) return { verdict: 'missing' };
  const [word = ''] = value.split(',');
  const evidence = [lineEvidence(`x-content-type-options: ${value}`)];
  return { verdict: word.trim().toLowerCase() === 'nosniff' ? 'nosniff' : 'invalid', evidence };
}
