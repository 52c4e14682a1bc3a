import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import { sessionSecret } from '@/lib/http/session-secret';
import { hashToken } from './token';

/** Letters and digits that can't be taken for one another: https://www.crockford.com/base32.html */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const groupLength = 4;

/** A code of 40 random bits, to be typed in the browser that asked for it: few tries are counted. */
export function createCode(): string {
  return createGroups(2);
}

/** A code of 80 random bits, which any browser may use: nobody can guess it, however often they try. */
export function createSharedCode(): string {
  return createGroups(4);
}

function createGroups(count: number): string {
  const letter = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: count }, group).join('-');
}

/** The keyed hash that is stored with a link instead of its code. */
export async function hashCode(typed: string, linkHash: string): Promise<string> {
  return createHmac('sha256', await sessionSecret())
    .update(`staff-code:${linkHash}:${plainCode(typed)}`)
    .digest('base64url');
}

/** What is stored of a shared code, by which it is found; like a token, it needs no key. */
export function hashSharedCode(typed: string): string {
  return hashToken(plainCode(typed));
}

/** What is typed may have small letters, no separator, and O, I or L instead of the digits that they are taken for. */
function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
