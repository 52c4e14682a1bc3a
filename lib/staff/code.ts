import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import { sessionSecret } from '@/lib/http/session-secret';

/** Letters and digits that can't be taken for one another: https://www.crockford.com/base32.html */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** A code of 40 random bits, in two groups, to be typed in the browser that asked for it. */
export function createCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * The keyed hash that is stored with a link instead of its code. What is typed may have small letters, no separator, and
 * O, I or L instead of the digits that they are taken for.
 */
export async function hashCode(typed: string, linkHash: string): Promise<string> {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return createHmac('sha256', await sessionSecret())
    .update(`staff-code:${linkHash}:${code}`)
    .digest('base64url');
}
