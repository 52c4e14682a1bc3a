import 'server-only';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPreview } from './is-preview';

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Origin of a preview, by which its host names it; undefined elsewhere, because a production site has an address of its own.
 * https://vercel.com/docs/environment-variables/system-environment-variables#VERCEL_BRANCH_URL
 * https://render.com/docs/environment-variables#all-runtimes
 */
export function platformOrigin(source: Source): string | undefined {
  if (!isPreview(source)) return undefined;
  const host = source.VERCEL_BRANCH_URL || source.VERCEL_URL;
  const address = host ? `https://${host}` : source.RENDER_EXTERNAL_URL;
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** The one folder in which a function on Vercel may write; undefined elsewhere. Its content is soon lost. */
export function platformDataDir(source: Source): string | undefined {
  return source.VERCEL_ENV ? join(/* turbopackIgnore: true */ tmpdir(), 'site-data') : undefined;
}
