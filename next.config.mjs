import createNextIntlPlugin from 'next-intl/plugin';
import { defaultPhone } from './lib/config/default-phone.ts';
import { isPreview } from './lib/config/is-preview.ts';
import { defaultLocale, localeCodes } from './lib/i18n/locales.ts';
import { feedPath, pageAliases, pagePaths, pages, unindexedPaths } from './lib/site/pages.ts';
import { parserFiles } from './lib/web-page/parser/deployed-files.ts';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** Drawings and photographs may change with a deployment; one that is a day old is still usable. */
const pictureCache = {
  key: 'Cache-Control',
  value: 'public, max-age=604800, stale-while-revalidate=2592000',
};
/** Robots and feed readers may get a copy up to an hour old. */
const listCache = { key: 'Cache-Control', value: 'public, max-age=3600' };
const languages = localeCodes.join('|');

const https = process.env.SITE_URL?.startsWith('https://') ?? false;

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  ...(https ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
];

/** Addresses with the header `X-Robots-Tag: noindex`; on a preview all of them. */
function unindexed() {
  if (isPreview(process.env)) return ['/:path*'];
  return unindexedPaths.flatMap((path) => [path, `/:locale(${languages})${path}`]);
}

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // See lib/config/printed-phone.ts; env.ts beside it checks the number.
  env: { PRINTED_PHONE: process.env.BRAND_PHONE || defaultPhone },
  reactStrictMode: true,
  typedRoutes: false,
  // Splits the CSS into many small style sheets by the pages that share them, so that no page loads a rule it lacks;
  // scripts/build/inline-styles.ts joins them.
  experimental: { cssChunking: { type: 'graph', requestCost: 0 } },
  // middleware.ts removes the slash, together with capitals and /en/, in one redirect.
  skipTrailingSlashRedirect: true,
  outputFileTracingIncludes: { '/api/*': parserFiles },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    ...unindexed().map((source) => ({ source, headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] })),
    // Other sites show these pictures beside links to us.
    { source: '/og/:file*', headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
    { source: '/art/:file*', headers: [pictureCache] },
    { source: `/:locale(${languages})${feedPath}`, headers: [listCache] },
    {
      source:
        '/:file(sitemap\\.xml|robots\\.txt|manifest\\.webmanifest|feed\\.xml|llms\\.txt|security\\.txt)',
      headers: [listCache],
    },
    { source: '/.well-known/security.txt', headers: [listCache] },
  ],
  // English pages are at the path without a locale; a rewrite costs less per request than the middleware.
  rewrites: async () => ({
    beforeFiles: [
      { source: feedPath, destination: `/${defaultLocale}${feedPath}` },
      { source: '/.well-known/security.txt', destination: '/security.txt' },
      ...pagePaths.map((path) => ({
        source: path,
        destination: `/${defaultLocale}${path === '/' ? '' : path}`,
      })),
      ...pageAliases.flatMap(({ path, page }) => [
        { source: path, destination: `/${defaultLocale}${pages[page].path}` },
        { source: `/:locale(${languages})${path}`, destination: `/:locale${pages[page].path}` },
      ]),
    ],
  }),
};

export default withNextIntl(config);
