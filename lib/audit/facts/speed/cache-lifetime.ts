import type { Header } from '@/lib/web-page/page';
import { headerValue, headerValues } from '../page/header';

/**
 * Seconds for which a browser may reuse a file without a request; null if the headers give no lifetime.
 * https://www.rfc-editor.org/rfc/rfc9111#section-4.2.1
 */
export function cacheLifetime(headers: readonly Header[]): number | null {
  const control = headerValues({ headers }, 'cache-control').join(',').toLowerCase();
  if (/\bno-(?:store|cache)\b/.test(control)) return 0;
  const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,12})/.exec(control)?.[1];
  if (maxAge !== undefined) return Number(maxAge);
  const expires = headerValue({ headers }, 'expires');
  if (expires === null) return null;
  // Both dates are the server's, so that our own clock doesn't matter.
  const seconds = (Date.parse(expires) - Date.parse(headerValue({ headers }, 'date') ?? '')) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.max(seconds, 0);
}
