/**
 * Whether this is a preview, which must not be indexed: a preview deployment on Vercel, or any deployment with SITE_ENV
 * set to preview. Also loaded by next.config.mjs, so it must be plain TypeScript.
 * https://vercel.com/docs/environment-variables/system-environment-variables#VERCEL_ENV
 */
export function isPreview({ SITE_ENV, VERCEL_ENV }: Readonly<Record<string, unknown>>): boolean {
  return SITE_ENV === 'preview' || VERCEL_ENV === 'preview';
}
