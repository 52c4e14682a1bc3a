import 'server-only';
import { env } from '@/lib/config/env';
import { isPreview } from '@/lib/config/is-preview';
import { lockInstance } from './instance-lock';

declare global {
  // A development server restarts within its process and must not be blocked by its own lock.
  var siteInstanceLock: Promise<() => void> | undefined;
}

/**
 * Ensures, before any request is accepted, that this process can store visitors' data durably. Throws an Error of one
 * sentence if the platform would lose the embedded database, or if another site is using it.
 */
export async function ensureDurableStorage(): Promise<void> {
  if (env.DATABASE_URL) return;
  const platform = env.VERCEL ? 'Vercel' : env.AWS_LAMBDA_FUNCTION_NAME && 'AWS Lambda';
  // A preview states on each page that its storage is temporary.
  if (platform && !isPreview(env)) {
    throw new Error(
      `DATABASE_URL must be set on ${platform}, which keeps no files: enquiries would be lost.`,
    );
  }
  globalThis.siteInstanceLock ??= lockInstance(env.DATA_DIR);
  await globalThis.siteInstanceLock;
}
