import { LOCALE_COOKIE } from '../../lib/i18n/locale-cookie';
import { defaultLocale, localeCodes } from '../../lib/i18n/locales';
import { feedPath, knownPaths } from '../../lib/site/pages';

export const middlewareFile = 'middleware.ts';

/** Regular expressions for paths served without the middleware, whatever the language. */
const neverMatched = [
  'api/',
  '_next/',
  'art/',
  'fonts/',
  'og/',
  'icon\\.svg$',
  'apple-icon\\.png$',
  'favicon\\.ico$',
  'robots\\.txt$',
  'sitemap\\.xml$',
  'manifest\\.webmanifest$',
  'llms\\.txt$',
  '(?:\\.well-known/)?security\\.txt$',
];

/** The addresses for which `middleware.ts` must run. */
export function middlewareMatcher() {
  const languages = localeCodes.filter((code) => code !== defaultLocale).join('|');
  const paths = knownPaths.flatMap((path) => (path === '/' ? [] : [path.slice(1)])).join('|');
  const feed = feedPath.slice(1).replace('.', '\\.');
  const prefix = `(?:(?:${languages})/)?`;
  const known = [`${prefix}${feed}$`, `${prefix}(?:${paths})$`, `(?:${languages})$`];
  return [
    { source: `/(${paths})?`, has: [{ type: 'cookie', key: LOCALE_COOKIE, value: `(${languages})` }] },
    `/((?!${[...neverMatched, ...known].join('|')}).+)`,
  ];
}

const opening = '\n  matcher: ';
const closing = '\n  ],\n';

/** The text of `middleware.ts` with the current matcher. Throws if it has none. */
export function writeMatcher(middleware: string): string {
  const start = middleware.indexOf(opening) + opening.length;
  const end = middleware.indexOf(closing, start);
  if (start < opening.length || end < 0) throw new Error(`${middlewareFile} has no matcher.`);
  const matcher = JSON.stringify(middlewareMatcher(), null, 2);
  return middleware.slice(0, start) + matcher + middleware.slice(end + closing.length - ',\n'.length);
}
