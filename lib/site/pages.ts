/**
 * Every public page, used by routing, sitemap, hreflang and the tests of all pages. Also loaded by next.config.mjs, so it
 * must be plain TypeScript: erasable syntax and relative imports only.
 */
export const pages = {
  home: { path: '/', indexable: true, updated: '2026-11-28' },
  about: { path: '/about', indexable: true, updated: '2026-11-28' },
  services: { path: '/services', indexable: true, updated: '2026-11-28' },
  products: { path: '/products', indexable: true, updated: '2026-11-28' },
  clients: { path: '/clients', indexable: true, updated: '2026-11-28' },
  blog: { path: '/blog', indexable: true, updated: '2026-11-28' },
  'tech-tips': { path: '/tech-tips', indexable: true, updated: '2026-11-28' },
  'seo-services': { path: '/seo-services', indexable: true, updated: '2026-11-28' },
  'seo-checker': { path: '/seo-checker', indexable: true, updated: '2026-11-28' },
  'seo-audit': { path: '/seo-audit', indexable: true, updated: '2026-11-28' },
  'how-we-score': { path: '/how-we-score', indexable: true, updated: '2026-11-28' },
  bot: { path: '/bot', indexable: true, updated: '2026-11-28' },
  accessibility: { path: '/accessibility', indexable: true, updated: '2026-11-22' },
  weather: { path: '/weather', indexable: true, updated: '2026-11-28' },
  'business-growth': { path: '/business-growth', indexable: true, updated: '2026-11-28' },
  'smart-personalization': { path: '/smart-personalization', indexable: true, updated: '2026-11-28' },
  'ai-recommendations': { path: '/ai-recommendations', indexable: true, updated: '2026-11-28' },
  profile: { path: '/profile', indexable: true, updated: '2026-11-28' },
  contact: { path: '/contact', indexable: true, updated: '2026-11-20' },
  faq: { path: '/faq', indexable: true, updated: '2026-11-28' },
  'privacy-policy': { path: '/privacy-policy', indexable: true, updated: '2026-11-28' },
  terms: { path: '/terms', indexable: true, updated: '2026-11-28' },
  success: { path: '/success', indexable: false, updated: '2026-11-28' },
  'theme-demo': { path: '/theme-demo', indexable: false, updated: '2026-11-20' },
} as const satisfies Record<string, PageRow>;

interface PageRow {
  /** Without language prefix; English is at this path, other languages have /{code} before it. */
  path: `/${string}`;
  indexable: boolean;
  /** Day of the last change of its content, for search engines. */
  updated: `${number}-${number}-${number}`;
}

export type PageId = keyof typeof pages;

export const pageIds: readonly PageId[] = Object.keys(pages).filter(isPageId);

function isPageId(id: string): id is PageId {
  return Object.hasOwn(pages, id);
}

/** Articles of the blog; their facts are in lib/content/posts.ts. */
export const postIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type PostId = (typeof postIds)[number];

export const postPath = (id: PostId): `/${string}` => `/blog/${id}`;

/** Result pages of newsletter forms and links. */
export const newsletterResults = [
  'check-inbox',
  'confirm',
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

/** Alternative addresses of pages, with the page's own path as canonical address. */
export const pageAliases: readonly { path: `/${string}`; page: PageId }[] = [
  { path: '/terms-of-service', page: 'terms' },
];

/** Path of the blog's RSS feed in each language. */
export const feedPath = '/feed.xml';

/** All paths that show a page. */
export const knownPaths: readonly string[] = [...pagePaths, ...pageAliases.map(({ path }) => path)];

/** Pages with `noindex`. */
export const unindexedPaths: readonly string[] = [
  ...pageIds.filter((id) => !pages[id].indexable).map((id) => pages[id].path),
  ...newsletterPaths,
];
