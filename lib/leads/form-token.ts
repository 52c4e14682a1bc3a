import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { dayMs, minuteMs } from '@/lib/durations';
import { sessionSecret } from '@/lib/http/session-secret';
import { log } from '@/lib/log/log';

/** A form may be sent up to a day after it was begun. Ids of used tokens are stored for as long. */
export const formTokenLifeMs = dayMs;
/** Clocks of two instances may differ by this much. */
const clockDifferenceMs = minuteMs;

export type FormTokenReading =
  /** The browser runs no script, or the request for a token failed. */
  | { state: 'missing' }
  | { state: 'forged' | 'expired' | 'future' }
  | { state: 'valid'; id: string; ageMs: number; expiresAt: number };

/** A single-use, signed timestamp of when a form was begun: issue time, random id and signature. Throws if the secret can't be read. */
export async function createFormToken(now: number): Promise<string> {
  const content = `${now.toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${content}.${await sign(content)}`;
}

/** Checks a token at a given time. Whether it was used before is recorded in the database. Never throws. */
export async function readFormToken(token: string | undefined, now: number): Promise<FormTokenReading> {
  if (!token) return { state: 'missing' };
  const [, issued, id, signature] = /^([\da-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
  if (!issued || !id || !signature) return { state: 'forged' };
  try {
    const expected = Buffer.from(await sign(`${issued}.${id}`));
    if (!timingSafeEqual(Buffer.from(signature), expected)) return { state: 'forged' };
  } catch (error) {
    // An unreadable secret is our own fault, not a sign of spam.
    log.error('A form token could not be checked:', error);
    return { state: 'missing' };
  }
  const issuedAt = Number.parseInt(issued, 36);
  if (issuedAt > now + clockDifferenceMs) return { state: 'future' };
  const expiresAt = issuedAt + formTokenLifeMs;
  if (now > expiresAt) return { state: 'expired' };
  return { state: 'valid', id: `form:${id}`, ageMs: Math.max(0, now - issuedAt), expiresAt };
}

/** The signed text contains the purpose, so that a signature for another purpose is invalid here. */
async function sign(content: string): Promise<string> {
  return createHmac('sha256', await sessionSecret())
    .update(`form-token:${content}`)
    .digest('base64url');
}
