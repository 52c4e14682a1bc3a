import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@/lib/errors';

/**
 * Lets through only a caller with the secret in its Authorization header. Without a secret configured, or with a wrong
 * one, throws `not_found`.
 */
export function requireBearer(request: Request, secret: string | undefined): void {
  const given = request.headers.get('authorization')?.match(/^Bearer (.+)$/i)?.[1];
  if (!secret || !given || !isSame(given, secret)) throw new AppError('not_found');
}

/** Compares digests, which have one length, so that the time taken depends on neither content nor length. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
