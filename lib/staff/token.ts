import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits. Only its recipient gets it; the database has its hash. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token. A secret of this length can't be guessed, so it needs neither salt nor a slow function. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
