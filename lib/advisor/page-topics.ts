/** The topic of each page of ours whose view says something about a business's plans. */
const topics = {
  seo: ['/seo-services'],
  checker: ['/seo-checker', '/seo-audit'],
  packages: ['/products'],
  portfolio: ['/clients'],
  services: ['/services'],
  growth: ['/business-growth'],
  articles: ['/blog', '/tech-tips'],
  contact: ['/contact'],
} as const satisfies Record<string, readonly `/${string}`[]>;

export type PageTopic = keyof typeof topics;

const all: readonly PageTopic[] = [
  'seo',
  'checker',
  'packages',
  'portfolio',
  'services',
  'growth',
  'articles',
  'contact',
];

/** Paths may begin with a language and end in a query or an anchor. */
export function topicsOfPages(paths: readonly string[]): Set<PageTopic> {
  const plain = paths.map((path) => path.replace(/^\/[a-z]{2}(?=\/)/, '').split(/[?#]/, 1)[0] ?? '');
  return new Set(
    all.filter((topic) =>
      topics[topic].some((page) => plain.some((path) => path === page || path.startsWith(`${page}/`))),
    ),
  );
}
