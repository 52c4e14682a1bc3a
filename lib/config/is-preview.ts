/**
 * Whether this is a preview, which must not be indexed: a deployment on Vercel that is not production, or any other
 * with SITE_ENV set to preview. Read by next.config.mjs as plain TypeScript.
 * https://vercel.com/docs/environment-variables/system-environment-variables#VERCEL_ENV
 */
export function isPreview({ SITE_ENV, VERCEL_ENV }: Readonly<Record<string, unknown>>): boolean {
  return SITE_ENV === 'preview' || VERCEL_ENV === 'preview';
}
