/** Our measured pages, by name for `--pages`. */
const ownPages = {
  home: '/',
  services: '/services',
  contact: '/contact',
  article: '/blog/1',
  checker: '/seo-checker',
  weather: '/weather',
  'persian-home': '/fa',
  audit: '/seo-audit',
} as const satisfies Record<string, `/${string}`>;

/** The pages for comparison. */
export const references = { emptyApp: 'empty Next app', plainPage: 'hand-written page' } as const;

export interface Subject {
  name: string;
  /** Origin of its server. */
  origin: string;
  path: string;
}

/** The named pages of the site; all if no list is given. Throws an Error for an unknown name. */
export function selectPages(list: string | undefined, origin: string): Subject[] {
  const known = Object.entries(ownPages);
  const wanted = list?.split(',') ?? known.map(([name]) => name);
  return wanted.map((name) => {
    const found = known.find(([knownName]) => knownName === name);
    if (!found) {
      const names = known.map(([knownName]) => knownName).join(', ');
      throw new Error(`--pages knows no “${name}”; it knows ${names}.`);
    }
    return { name, origin, path: found[1] };
  });
}
