import 'server-only';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses cross-site requests from a visitor's browser. Browsers always send the origin; a request without one (curl, a
 * mail client's one-click button) has no visitor's cookies and passes. Sec-Fetch-Site is checked first because a page
 * can't forge it, and because an own form under a no-referrer policy has `Origin: null`, as a sandboxed foreign frame
 * does: https://www.w3.org/TR/fetch-metadata/
 */
export function refuseCrossSite(request: Request, siteUrl = env.SITE_URL): void {
  if (safeMethods.includes(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return;
  const origin = request.headers.get('origin');
  if (site === 'cross-site') throw new AppError('cross_site');
  if (origin === null && site === null) return;
  if (!isOwnOrigin(origin, request.headers.get('host'), siteUrl)) throw new AppError('cross_site');
}

/** Ignores the scheme: behind a proxy that terminates TLS, the connection to our server is plain HTTP. */
function isOwnOrigin(origin: string | null, host: string | null, siteUrl: string): boolean {
  if (origin === null || !URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from !== '' && (from === host?.toLowerCase() || from === new URL(siteUrl).host);
}
