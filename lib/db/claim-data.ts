import 'server-only';
import { env } from '@/lib/config/env';
import { isPreview } from '@/lib/config/is-preview';
import { lockInstance } from './instance-lock';

declare global {
  // A development server starts again within its process, and must not be refused by itself.
  var siteInstanceLock: Promise<() => void> | undefined;
}

/**
 * Makes sure that this process may keep what visitors send, before it takes any of it. Throws one sentence where the
 * platform would lose the embedded database, or where another site uses it.
 */
export async function claimData(): Promise<void> {
  if (env.DATABASE_URL) return;
  const platform = env.VERCEL ? 'Vercel' : env.AWS_LAMBDA_FUNCTION_NAME && 'AWS Lambda';
  // A preview says on each page that its store is temporary.
  if (platform && !isPreview(env)) {
    throw new Error(
      `DATABASE_URL must be set on ${platform}, which keeps no files: enquiries would be lost.`,
    );
  }
  globalThis.siteInstanceLock ??= lockInstance(env.DATA_DIR);
  await globalThis.siteInstanceLock;
}
