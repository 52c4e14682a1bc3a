import 'server-only';
import { env } from '@/lib/config/env';
import { linkLifeMs, sessionLifeMs } from './limits';

export const sessionCookie = 'staff_session';
/** Identifies the browser that asked for a link, until the link has expired. */
export const browserCookie = 'staff_browser';

const lifeMs: Record<string, number> = { [sessionCookie]: sessionLifeMs, [browserCookie]: linkLifeMs };
/** Limited to the desk, so that no other page is requested with it. */
const attributes = `; Path=/staff; HttpOnly; SameSite=Strict${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`;

/** The answer, with a cookie of the desk; an empty value removes it. */
export function withCookie(
  response: Response,
  name: typeof sessionCookie | typeof browserCookie,
  value: string,
): Response {
  const seconds = value ? Math.floor((lifeMs[name] ?? 0) / 1000) : 0;
  response.headers.append('Set-Cookie', `${name}=${value}; Max-Age=${seconds}${attributes}`);
  return response;
}

/** The value of a cookie of a request; undefined for one that is absent or no token of ours. */
export function readCookie(request: Request, name: string): string | undefined {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && isToken(value) ? value : undefined;
}

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
