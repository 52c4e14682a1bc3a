import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, in characters that need no escaping in an address. */
export function createToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The hash that is stored instead of a token. Its input can't be guessed, so it needs neither salt nor a slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
