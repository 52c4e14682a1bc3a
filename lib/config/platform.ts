import 'server-only';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPreview } from './is-preview';

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Origin that the hosting platform gave a preview; undefined elsewhere, because a production site has its own address.
 * https://vercel.com/docs/environment-variables/system-environment-variables#VERCEL_BRANCH_URL
 * https://render.com/docs/environment-variables#all-runtimes
 */
export function platformOrigin(source: Source): string | undefined {
  if (!isPreview(source)) return undefined;
  const host = source.VERCEL_BRANCH_URL || source.VERCEL_URL;
  const address = host ? `https://${host}` : source.RENDER_EXTERNAL_URL;
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** The only folder in which a function on Vercel may write; undefined elsewhere. Its content is temporary. */
export function platformDataDir(source: Source): string | undefined {
  return source.VERCEL_ENV ? join(/* turbopackIgnore: true */ tmpdir(), 'site-data') : undefined;
}
