import 'server-only';
import { env } from '@/lib/config/env';
import { linkLifeMs, sessionLifeMs } from './limits';

export const sessionCookie = 'staff_session';
/** Identifies the browser that asked for a link, until the link has expired. */
export const browserCookie = 'staff_browser';

const lifeMs: Record<string, number> = { [sessionCookie]: sessionLifeMs, [browserCookie]: linkLifeMs };
/** Limited to the desk, so that other pages are requested without it. */
const attributes = `; Path=/staff; HttpOnly; SameSite=Strict${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`;

/** Adds a cookie of the desk to the response; an empty value removes it. */
export function withCookie(
  response: Response,
  name: typeof sessionCookie | typeof browserCookie,
  value: string,
): Response {
  const seconds = value ? Math.floor((lifeMs[name] ?? 0) / 1000) : 0;
  response.headers.append('Set-Cookie', `${name}=${value}; Max-Age=${seconds}${attributes}`);
  return response;
}

/** The value of a request's cookie; undefined if it is absent or not in the format of our tokens. */
export function readCookie(request: Request, name: string): string | undefined {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && isToken(value) ? value : undefined;
}

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
