/**
 * Every public page once. Routing, sitemap, hreflang and the page walk of the tests follow from it.
 * Read by next.config.mjs as plain TypeScript: type-only syntax and relative imports.
 */
export const pages = {
  home: { path: '/', indexable: true },
  about: { path: '/about', indexable: true },
  services: { path: '/services', indexable: true },
  products: { path: '/products', indexable: true },
  clients: { path: '/clients', indexable: true },
  blog: { path: '/blog', indexable: true },
  'tech-tips': { path: '/tech-tips', indexable: true },
  'seo-services': { path: '/seo-services', indexable: true },
  'seo-checker': { path: '/seo-checker', indexable: true },
  'seo-audit': { path: '/seo-audit', indexable: true },
  'how-we-score': { path: '/how-we-score', indexable: true },
  bot: { path: '/bot', indexable: true },
  contact: { path: '/contact', indexable: true },
  faq: { path: '/faq', indexable: true },
  'privacy-policy': { path: '/privacy-policy', indexable: true },
  terms: { path: '/terms', indexable: true },
  success: { path: '/success', indexable: false },
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
  'products',
  'clients',
  'blog',
  'tech-tips',
  'seo-services',
  'seo-checker',
  'seo-audit',
  'how-we-score',
  'bot',
  'contact',
  'faq',
  'privacy-policy',
  'terms',
  'success',
  'theme-demo',
];

/** Articles of the blog; facts and words follow in lib/content/posts.ts. */
export const postIds = [1, 2, 3, 4, 5, 6] as const;

export type PostId = (typeof postIds)[number];

export const postPath = (id: PostId): `/${string}` => `/blog/${id}`;

/** What a newsletter form or link can lead to. */
export const newsletterResults = [
  'check-inbox',
  'confirmed',
  'unsubscribe',
  'unsubscribed',
  'invalid-link',
  'not-sent',
] as const;

export type NewsletterResult = (typeof newsletterResults)[number];

export const newsletterPath = (result: NewsletterResult): `/${string}` => `/newsletter/${result}`;

const newsletterPaths = newsletterResults.map(newsletterPath);

export const pagePaths: readonly string[] = [
  ...pageIds.map((id) => pages[id].path),
  ...postIds.map(postPath),
  ...newsletterPaths,
];

/** Second addresses of a page: they show it in place, and its canonical link names the first. */
export const pageAliases: readonly { path: `/${string}`; page: PageId }[] = [
  { path: '/terms-of-service', page: 'terms' },
];

/** Every address that shows a page. */
export const knownPaths: readonly string[] = [...pagePaths, ...pageAliases.map(({ path }) => path)];

/** Pages that search engines are asked to leave out. */
export const unindexedPaths: readonly string[] = [
  ...pageIds.filter((id) => !pages[id].indexable).map((id) => pages[id].path),
  ...newsletterPaths,
];
