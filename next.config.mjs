import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import { defaultPhone } from './lib/config/default-phone.ts';
import { isPartOfBuild } from './lib/config/is-part-of-build.ts';
import { isPreview } from './lib/config/is-preview.ts';
import { securityHeaders } from './lib/config/security-headers.ts';
import { defaultLocale, localeCodes, locales } from './lib/i18n/locales.ts';
import { feedPath, pageAliases, pagePaths, pages, unindexedPaths } from './lib/site/pages.ts';
import { parserFiles } from './lib/web-page/parser/deployed-files.ts';
import words from './messages/en/error-page.json' with { type: 'json' };

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** Drawings and photographs may change with a deployment; one that is a day old is still usable. */
const pictureCache = {
  key: 'Cache-Control',
  value: 'public, max-age=604800, stale-while-revalidate=2592000',
};
/** Crawlers and feed readers may get a copy that is up to an hour old. What the lists say changes with a build only. */
const listCache = [
  { key: 'Cache-Control', value: 'public, max-age=3600' },
  { key: 'Last-Modified', value: new Date().toUTCString() },
];
const languages = localeCodes.join('|');

const phone = process.env.BRAND_PHONE || defaultPhone;
const { hrefLang: lang, dir } = locales[defaultLocale];
/** See lib/config/printed-error-words.ts. */
const errorWords = { ...words, homePath: '/', phone, lang, dir };

/** See lib/config/built-settings.ts. */
const builtSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name, value]) => value && isPartOfBuild(name)),
);

// Vercel serves nothing else.
const https = process.env.SITE_URL?.startsWith('https://') || process.env.VERCEL === '1';

/** Addresses with the header `X-Robots-Tag: noindex`; on a preview all addresses. */
function unindexed() {
  if (isPreview(process.env)) return ['/:path*'];
  return unindexedPaths.flatMap((path) => [path, `/:locale(${languages})${path}`]);
}

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Only where a platform brings an adapter: with one, Next keeps pages where its own server doesn't look for their headers.
  adapterPath:
    process.env.NEXT_ADAPTER_PATH &&
    fileURLToPath(new URL('scripts/build/build-adapter.mjs', import.meta.url)),
  // Pages of app/dev are named `page.dev.tsx`: they exist under `npm run dev` only.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // See lib/config/printed-phone.ts; lib/config/env.ts validates the number.
  env: {
    PRINTED_PHONE: phone,
    PRINTED_ERROR_WORDS: JSON.stringify(errorWords),
    // A development server reads settings anew whenever it is started.
    ...(process.env.NODE_ENV === 'production' && { BUILT_SETTINGS: JSON.stringify(builtSettings) }),
  },
  reactStrictMode: true,
  // Pictures are committed in their final encoding, so there is nothing to optimise per request.
  images: { unoptimized: true, disableStaticImages: true },
  turbopack: {
    rules: { '*.svg': { loaders: ['./scripts/build/drawing-loader.mjs'], as: '*.js' } },
  },
  typedRoutes: false,
  // Seconds. With the usual 60, a build on a machine that is busy otherwise gives up pages that take a second elsewhere.
  staticPageGenerationTimeout: 600,
  // React names styles and fonts that the page names, too, in a header of up to 6,000 bytes. With all headers of an answer
  // above 4,096 bytes, a proxy with nginx's usual buffer answers 502.
  reactMaxHeadersLength: 1000,
  // `npm run check` and `npm test` check types. A build doesn't, so that it needs no development packages.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Splits the CSS into many small style sheets by the pages that share them, so that no page loads rules it doesn't
    // use; scripts/build/inline-styles.ts joins those of each page.
    cssChunking: { type: 'graph', requestCost: 0 },
    // Joins small script files, in bytes before minification: one request less on every page than with the default 50,000.
    turbopackChunking: { minChunkSize: 120_000 },
    // Renders pages and social pictures on every core; by default Next leaves one idle.
    cpus: availableParallelism(),
    // Writing the cache takes a sixth of the build. Where a first build is the only one, in CI and in containers, nothing
    // would read it.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
  },
  // middleware.ts removes the slash, together with capitals and /en/, in one redirect.
  skipTrailingSlashRedirect: true,
  // Its source is inserted into pages unchanged; a bundler would change it.
  serverExternalPackages: ['axe-core'],
  // Read by paths that the tracer can't detect: by the parser's process, as a thread, and by Playwright when it is loaded.
  outputFileTracingIncludes: {
    '/api/*': parserFiles,
    '/*': ['./node_modules/playwright-core/browsers.json', './lib/db/reader/read-worker.ts'],
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders({ https }) },
    ...unindexed().map((source) => ({ source, headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] })),
    // Other sites show these pictures beside links to us.
    { source: '/og/:file*', headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
    { source: '/art/:file*', headers: [pictureCache] },
    { source: `/:locale(${languages})${feedPath}`, headers: listCache },
    {
      source:
        '/:file(sitemap\\.xml|robots\\.txt|manifest\\.webmanifest|feed\\.xml|llms\\.txt|security\\.txt)',
      headers: listCache,
    },
    { source: '/.well-known/security.txt', headers: listCache },
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
