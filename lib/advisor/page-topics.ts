/** Pages whose visit suggests what a business is planning, by topic. */
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

/** The topics of the given paths, which may begin with a language and end in a query or fragment. */
export function findPageTopics(paths: readonly string[]): Set<PageTopic> {
  const plain = paths.map((path) => path.replace(/^\/[a-z]{2}(?=\/)/, '').split(/[?#]/, 1)[0] ?? '');
  return new Set(
    all.filter((topic) =>
      topics[topic].some((page) => plain.some((path) => path === page || path.startsWith(`${page}/`))),
    ),
  );
}
