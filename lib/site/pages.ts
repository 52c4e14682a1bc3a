/**
 * Every public page once. Navigation, routing, sitemap, hreflang and the page walk of the tests follow from it.
 * Read by next.config.mjs as plain TypeScript: type-only syntax and relative imports.
 */
export const pages = {
  home: { path: '/', indexable: true, nav: 'firm' },
  contact: { path: '/contact', indexable: true, nav: 'contact' },
} as const satisfies Record<string, PageRow>;

interface PageRow {
  /** Without language prefix; English lives here, other languages at /{code} before it. */
  path: `/${string}`;
  indexable: boolean;
  /** Group of the header's index; pages without one are not in it. Order of ids is order of links. */
  nav?: NavGroup;
}

/** The firm, its free tools, and how to reach it. */
export type NavGroup = 'firm' | 'tools' | 'contact';

export type PageId = keyof typeof pages;

export const pageIds: readonly PageId[] = ['home', 'contact'];

export const pagePaths: readonly string[] = pageIds.map((id) => pages[id].path);

/** The header's links, grouped; a group without pages is left out. */
export const navGroups = (['firm', 'tools', 'contact'] as const)
  .map((group) => ({ group, ids: pageIds.filter((id) => isIn(pages[id], group)) }))
  .filter(({ ids }) => ids.length > 0);

function isIn(row: PageRow, group: NavGroup): boolean {
  return row.nav === group;
}
