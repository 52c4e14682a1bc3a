import 'server-only';
import { env } from '@/lib/config/env';

const maxAgeSeconds = 600;

interface LinkCookie {
  name: string;
  /** The cookie is sent only with requests below this path. */
  path: string;
}

/** SameSite=Lax, so that another website can't post with it. */
function attributes({ path }: LinkCookie): string {
  return `; Path=${path}; HttpOnly; SameSite=Lax${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`;
}

/**
 * Passes the token of a mail's link to the form on the page that it leads to. A prerendered page can't insert the token
 * into its form without script, and the page's address may be logged or shared.
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

/** The token from the cookie of `withLinkCookie`; '' if there is none. */
export function readLinkCookie(request: Request, { name }: Pick<LinkCookie, 'name'>): string {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
