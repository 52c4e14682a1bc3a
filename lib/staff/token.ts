import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits. It is only given away; the database has its hash. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A random secret of this length can't be guessed from its hash, so it needs neither salt nor a slow function. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
