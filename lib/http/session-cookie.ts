import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/config/env';
import { sessionSecret } from './session-secret';

/** Named in the privacy policy, among the necessary ones. */
const name = 'client_profile';
/** One year. */
const maxAgeSeconds = 31_536_000;
/** Of the API only, so that pages are asked for, and can be kept, without it. */
const attributes = `; Path=/api; HttpOnly; SameSite=Lax${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`;

/** A name nobody can guess for a visitor who has none yet. It says nothing about the person. */
export function createVisitorId(): string {
  return randomBytes(16).toString('base64url');
}

/** Who sent the request, by a cookie that we signed; undefined without one. A forged cookie counts as none. */
export async function visitorIdOf(request: Request): Promise<string | undefined> {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  const [, id, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (!id || !signature) return undefined;
  const expected = Buffer.from(await sign(id));
  return timingSafeEqual(Buffer.from(signature), expected) ? id : undefined;
}

/** The answer, with the cookie by which the visitor is known for a year from now. */
export async function withVisitorCookie(response: Response, id: string): Promise<Response> {
  const value = `${id}.${await sign(id)}`;
  response.headers.append('Set-Cookie', `${name}=${value}; Max-Age=${maxAgeSeconds}${attributes}`);
  return response;
}

export function withoutVisitorCookie(response: Response): Response {
  response.headers.append('Set-Cookie', `${name}=; Max-Age=0${attributes}`);
  return response;
}

/** The purpose is part of what is signed: a signature for another thing is none for this. */
async function sign(id: string): Promise<string> {
  return createHmac('sha256', await sessionSecret())
    .update(`visitor:${id}`)
    .digest('base64url');
}
