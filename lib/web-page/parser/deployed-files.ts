/** Packages that the tasks import, and their dependencies. */
const packages = [
  'chardet',
  'parse5',
  'entities',
  'tldts',
  'tldts-core',
  'ipaddr.js',
  'fast-xml-parser',
  '@nodable/entities',
  'fast-xml-builder',
  'is-unsafe',
  'path-expression-matcher',
  'strnum',
  'anynum',
  'xml-naming',
];

/**
 * Files that Node loads in the parser process, as patterns from the root: no bundle contains them, so they must be
 * deployed.
 */
export const parserFiles: string[] = [
  './package.json',
  './lib/{audit,web-page}/**/*.ts',
  './lib/durations.ts',
  './lib/net/gzip-header.ts',
  './lib/i18n/show-host.ts',
  ...packages.map((name) => `./node_modules/${name}/**/*`),
  // Of thirteen megabytes, what the smaller metadata needs.
  './node_modules/libphonenumber-js/{package.json,metadata.min.json.js}',
  './node_modules/libphonenumber-js/{core,es6,min}/**/*.{js,json}',
];
