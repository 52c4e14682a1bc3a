import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sessionSecret } from '@/lib/http/session-secret';
import { addressKey } from '@/lib/mail/mailbox';
import { deviceLifeMs } from './limits';

/**
 * The value of the cookie that marks a browser as one in which this member has signed in. It opens nothing: a link or code
 * from a mail is still needed. It only keeps strangers' requests from using up the member's own.
 */
export async function createDevice(email: string, now: number): Promise<string> {
  const content = `${now.toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${content}.${await sign(content, email)}`;
}

/** The id of a browser in which this member has signed in; undefined if the cookie is absent, forged, old or another's. */
export async function readDevice(
  cookie: string | undefined,
  { email, now }: { email: string; now: number },
): Promise<string | undefined> {
  const [, issued, id, signature] = /^([\da-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (!issued || !id || !signature) return undefined;
  const expected = await sign(`${issued}.${id}`, email);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  return now < Number.parseInt(issued, 36) + deviceLifeMs ? id : undefined;
}

/** The signed text contains the purpose, so that a signature for another purpose is invalid here. */
async function sign(content: string, email: string): Promise<string> {
  return createHmac('sha256', await sessionSecret())
    .update(`staff-device:${content}:${addressKey(email)}`)
    .digest('base64url');
}
