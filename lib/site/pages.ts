/**
 * Every public page once. Routing, sitemap, hreflang and the page walk of the tests follow from it.
 * Read by next.config.mjs as plain TypeScript: type-only syntax and relative imports.
 */
export const pages = {
  home: { path: '/', indexable: true },
  about: { path: '/about', indexable: true },
  services: { path: '/services', indexable: true },
  contact: { path: '/contact', indexable: true },
  faq: { path: '/faq', indexable: true },
  'privacy-policy': { path: '/privacy-policy', indexable: true },
  terms: { path: '/terms', indexable: true },
  'theme-demo': { path: '/theme-demo', indexable: false },
} as const satisfies Record<string, PageRow>;

interface PageRow {
  /** Without language prefix; English lives here, other languages at /{code} before it. */
  path: `/${string}`;
  indexable: boolean;
}

export type PageId = keyof typeof pages;

export const pageIds: readonly PageId[] = [
  'home',
  'about',
  'services',
  'contact',
  'faq',
  'privacy-policy',
  'terms',
  'theme-demo',
];

export const pagePaths: readonly string[] = pageIds.map((id) => pages[id].path);

/** Second addresses of a page: they show it in place, and its canonical link names the first. */
export const pageAliases: readonly { path: `/${string}`; page: PageId }[] = [
  { path: '/terms-of-service', page: 'terms' },
];

/** Every address that shows a page. */
export const knownPaths: readonly string[] = [...pagePaths, ...pageAliases.map(({ path }) => path)];

/** Pages that search engines are asked to leave out. */
export const unindexedPaths: readonly string[] = pageIds
  .filter((id) => !pages[id].indexable)
  .map((id) => pages[id].path);
