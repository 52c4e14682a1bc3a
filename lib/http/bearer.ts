import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@/lib/errors';

/**
 * Requires the secret in the Authorization header. Throws `not_found` if it is wrong, or if none is configured.
 */
export function requireBearer(request: Request, secret: string | undefined): void {
  const given = request.headers.get('authorization')?.match(/^Bearer (.+)$/i)?.[1];
  if (!secret || !given || !isSame(given, secret)) throw new AppError('not_found');
}

/** Compares digests, which have the same length, so that the duration depends on neither content nor length. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
