import 'server-only';
import { env } from '@/lib/config/env';

const maxAgeSeconds = 600;

interface LinkCookie {
  name: string;
  /** Only requests below this path are sent with the cookie. */
  path: string;
}

/** Lax, so that another website can't post it. */
function attributes({ path }: LinkCookie): string {
  return `; Path=${path}; HttpOnly; SameSite=Lax${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`;
}

/**
 * Passes the token from a mail's link to the button of the page that the link leads to: a prerendered page can't insert
 * it into its form without script, and the page's address may be logged or shared.
 */
export function withLinkCookie(response: Response, cookie: LinkCookie, token: string): Response {
  const value = `${cookie.name}=${token}; Max-Age=${maxAgeSeconds}${attributes(cookie)}`;
  response.headers.append('Set-Cookie', value);
  return response;
}

export function withoutLinkCookie(response: Response, cookie: LinkCookie): Response {
  response.headers.append('Set-Cookie', `${cookie.name}=; Max-Age=0${attributes(cookie)}`);
  return response;
}

/** The token from the cookie of `withLinkCookie`; '' without one. */
export function readLinkCookie(request: Request, { name }: Pick<LinkCookie, 'name'>): string {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
