import 'server-only';
import { env } from '@/lib/config/env';
import { deviceLifeMs, linkLifeMs, sessionLifeMs } from './limits';

export const sessionCookie = 'staff_session';
/** Identifies the browser that asked for a link, until the link has expired. */
export const browserCookie = 'staff_browser';

/** Marks a browser in which a member has signed in; see device.ts. */
export const deviceCookie = 'staff_device';

/**
 * The browser's cookie comes along with a link from a mail program, so that the page can say beforehand whether this is the
 * browser that asked; the others don't.
 */
const kinds = {
  [sessionCookie]: { lifeMs: sessionLifeMs, sameSite: 'Strict' },
  [browserCookie]: { lifeMs: linkLifeMs, sameSite: 'Lax' },
  [deviceCookie]: { lifeMs: deviceLifeMs, sameSite: 'Strict' },
} as const;
const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';

/** Adds a cookie of the desk to the response, limited to its pages; an empty value removes it. */
export function withCookie(response: Response, name: keyof typeof kinds, value: string): Response {
  const { lifeMs, sameSite } = kinds[name];
  const seconds = value ? Math.floor(lifeMs / 1000) : 0;
  const attributes = `Max-Age=${seconds}; Path=/staff; HttpOnly; SameSite=${sameSite}${secure}`;
  response.headers.append('Set-Cookie', `${name}=${value}; ${attributes}`);
  return response;
}

/** The token in a request's cookie; undefined if it is absent or not in the format of our tokens. */
export function readCookie(request: Request, name: string): string | undefined {
  const value = readCookieText(request, name);
  return value && isToken(value) ? value : undefined;
}

export function readCookieText(request: Request, name: string): string | undefined {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
