import 'server-only';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPreview } from './is-preview';

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Origin that the hosting platform gave this site; undefined elsewhere, and on Render's real site, which has an address of
 * its own.
 * https://vercel.com/docs/environment-variables/system-environment-variables#VERCEL_PROJECT_PRODUCTION_URL
 * https://render.com/docs/environment-variables#all-runtimes
 */
export function platformOrigin(source: Source): string | undefined {
  if (!isPreview(source))
    return readOrigin(isVercelsRealSite(source) && source.VERCEL_PROJECT_PRODUCTION_URL);
  const host = source.VERCEL_BRANCH_URL || source.VERCEL_URL;
  return readOrigin(host) ?? readOrigin(source.RENDER_EXTERNAL_URL);
}

/** The only folder in which a function on Vercel may write; undefined elsewhere. Its content is temporary. */
export function platformDataDir(source: Source): string | undefined {
  return source.VERCEL_ENV ? join(/* turbopackIgnore: true */ tmpdir(), 'site-data') : undefined;
}

/** Whether this process is a function that its host stops between requests: no loop can be relied on. */
export function isStoppedBetweenRequests(source: {
  VERCEL?: string | undefined;
  AWS_LAMBDA_FUNCTION_NAME?: string | undefined;
}): boolean {
  return Boolean(source.VERCEL || source.AWS_LAMBDA_FUNCTION_NAME);
}

/**
 * How many proxies of the platform write X-Forwarded-For: on Vercel one, which lets no visitor choose it.
 * https://vercel.com/docs/headers/request-headers#x-forwarded-for
 */
export function platformProxies(source: Source): number {
  return source.VERCEL_ENV && source.VERCEL_ENV !== 'development' ? 1 : 0;
}

/**
 * What Vercel's real site needs and hasn't got. Without it every page would be shown, and every form would fail: nothing
 * that a function writes is there when the next one runs.
 */
export function missingOnPlatform(source: Source): string[] {
  if (!isVercelsRealSite(source)) return [];
  const isMissing = (name: string) => !source[name];
  return [
    ...['DATABASE_URL', 'SESSION_SECRET', 'CRON_SECRET'].filter(isMissing),
    ...(source.SITE_URL || platformOrigin(source) ? [] : ['SITE_URL']),
  ];
}

function isVercelsRealSite(source: Source): boolean {
  return source.VERCEL_ENV === 'production' && !isPreview(source);
}

/** Of a host, or of an address. */
function readOrigin(text: string | false | undefined): string | undefined {
  if (!text) return undefined;
  const address = /^https?:/.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
