import 'server-only';
import { env } from '@/lib/config/env';
import { watchPath } from '../report/watch-path';

const name = 'site_watch';
const maxAgeSeconds = 600;

/** Lax, so that another website can't post it; sent to the routes of this report's watch only. */
function attributes(report: string): string {
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `; Path=${watchPath(report)}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Passes the token from a mail's link to the button on the report in a cookie: the report's address is one to share, and
 * whoever it is shared with must not get the token.
 */
export function withWatchCookie(
  response: Response,
  { report, token }: { report: string; token: string },
): Response {
  response.headers.append('Set-Cookie', `${name}=${token}; Max-Age=${maxAgeSeconds}${attributes(report)}`);
  return response;
}

export function withoutWatchCookie(response: Response, report: string): Response {
  response.headers.append('Set-Cookie', `${name}=; Max-Age=0${attributes(report)}`);
  return response;
}

/** The token from the cookie of `withWatchCookie`; '' without one. */
export function tokenFromWatchCookie(request: Request): string {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
