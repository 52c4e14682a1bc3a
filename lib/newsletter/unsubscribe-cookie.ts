import 'server-only';
import { env } from '@/lib/config/env';

const name = 'newsletter_unsubscribe';
const maxAgeSeconds = 600;
/** Lax, so that another website can't post it; sent to the routes of the newsletter only. */
const attributes = `; Path=/api/newsletter; HttpOnly; SameSite=Lax${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`;

/**
 * Passes the token from the mail's link to the page's button in a cookie: a prerendered page can't insert it into its
 * form without script, and the page's address may be logged.
 */
export function withTokenCookie(response: Response, token: string): Response {
  response.headers.append('Set-Cookie', `${name}=${token}; Max-Age=${maxAgeSeconds}${attributes}`);
  return response;
}

export function withoutTokenCookie(response: Response): Response {
  response.headers.append('Set-Cookie', `${name}=; Max-Age=0${attributes}`);
  return response;
}

/** The token from the cookie of `withTokenCookie`; '' without one. */
export function tokenFromCookie(request: Request): string {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
