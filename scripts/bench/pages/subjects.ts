/** Pages of ours that are measured, by the names that `--pages` takes. */
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

/** What they are measured against. */
export const references = { emptyApp: 'empty Next app', plainPage: 'hand-written page' } as const;

export interface Subject {
  name: string;
  /** Of the server that serves it. */
  origin: string;
  path: string;
}

/** The named pages of the site, all of them without a list. Throws a sentence on a name that is none. */
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
