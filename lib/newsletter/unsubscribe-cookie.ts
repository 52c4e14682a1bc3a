import 'server-only';
import { env } from '@/lib/config/env';

const name = 'newsletter_unsubscribe';
const maxAgeSeconds = 600;
/** Lax, so that another website can't post it; seen by nobody but the routes of the newsletter. */
const attributes = `; Path=/api/newsletter; HttpOnly; SameSite=Lax${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`;

/**
 * The token on its way from the mail's link to the page's button: a prerendered page can't put it into its form
 * without script, and in the page's address it would be seen by whatever records addresses.
 */
export function withTokenCookie(response: Response, token: string): Response {
  response.headers.append('Set-Cookie', `${name}=${token}; Max-Age=${maxAgeSeconds}${attributes}`);
  return response;
}

export function withoutTokenCookie(response: Response): Response {
  response.headers.append('Set-Cookie', `${name}=; Max-Age=0${attributes}`);
  return response;
}

/** The token that `withTokenCookie` gave this browser; '' when it has none. */
export function tokenFromCookie(request: Request): string {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
