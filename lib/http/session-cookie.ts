import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/config/env';
import { log } from '@/lib/log/log';
import { sessionSecret } from './session-secret';

/** The privacy policy lists this name among the necessary cookies. */
const name = 'client_profile';
/** One year. */
const maxAgeSeconds = 31_536_000;
/** Limited to the API, so that pages are requested without the cookie and can be cached. */
const attributes = `; Path=/api; HttpOnly; SameSite=Lax${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`;

/** A random, unguessable id for a new visitor, without personal data. */
export function createVisitorId(): string {
  return randomBytes(16).toString('base64url');
}

/** The visitor's id from our signed cookie; undefined if there is none or it is forged. */
export async function readVisitorId(request: Request): Promise<string | undefined> {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  const [, id, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (!id || !signature) return undefined;
  const expected = Buffer.from(await sign(id));
  return timingSafeEqual(Buffer.from(signature), expected) ? id : undefined;
}

/** Adds the cookie that identifies the visitor for a year from now. */
export async function withVisitorCookie(response: Response, id: string): Promise<Response> {
  const value = `${id}.${await sign(id)}`;
  response.headers.append('Set-Cookie', `${name}=${value}; Max-Age=${maxAgeSeconds}${attributes}`);
  return response;
}

/**
 * The visitor's id for what is stored about an enquiry or a result; undefined if there is none, or if the key of the
 * signature can't be read, which must not cost the visitor an enquiry or a result.
 */
export async function findVisitorId(request: Request): Promise<string | undefined> {
  return readVisitorId(request).catch((error) => {
    log.error('A visitor’s cookie could not be checked:', error);
    return undefined;
  });
}

/** Makes something for a visitor, and sends the cookie by which it will be known as theirs. */
export async function forVisitor(
  request: Request,
  make: (visitorId: string) => Promise<Response>,
): Promise<Response> {
  const visitorId = (await findVisitorId(request)) ?? createVisitorId();
  const answer = await make(visitorId);
  return withVisitorCookie(answer, visitorId).catch((error) => {
    log.error('A visitor’s cookie could not be signed:', error);
    return answer;
  });
}

export function withoutVisitorCookie(response: Response): Response {
  response.headers.append('Set-Cookie', `${name}=; Max-Age=0${attributes}`);
  return response;
}

/** The signed text contains the purpose, so that a signature for another purpose is invalid here. */
async function sign(id: string): Promise<string> {
  return createHmac('sha256', await sessionSecret())
    .update(`visitor:${id}`)
    .digest('base64url');
}
