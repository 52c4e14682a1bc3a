import createNextIntlPlugin from 'next-intl/plugin';
import { defaultLocale, localeCodes } from './lib/i18n/locales.ts';
import { pageAliases, pagePaths, pages, unindexedPaths } from './lib/site/pages.ts';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const https = process.env.SITE_URL?.startsWith('https://') ?? false;

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  ...(https ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // Starts a worker from a file beside its own.
  serverExternalPackages: ['piscina'],
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    ...unindexedPaths
      .flatMap((path) => [path, `/:locale${path}`])
      .map((source) => ({ source, headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] })),
  ],
  // English pages live at the bare path; a rewrite costs less per request than the middleware.
  rewrites: async () => ({
    beforeFiles: [
      ...pagePaths.map((path) => ({
        source: path,
        destination: `/${defaultLocale}${path === '/' ? '' : path}`,
      })),
      ...pageAliases.flatMap(({ path, page }) => [
        { source: path, destination: `/${defaultLocale}${pages[page].path}` },
        { source: `/:locale(${localeCodes.join('|')})${path}`, destination: `/:locale${pages[page].path}` },
      ]),
    ],
  }),
};

export default withNextIntl(config);
