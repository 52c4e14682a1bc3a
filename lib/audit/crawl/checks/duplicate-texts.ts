import { patternKind } from '../../causes/find-page-causes';
import type { SiteOutcome } from '../site-audit';
import { type CausesOfItems, listPages } from '../site-cause';
import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import { isListable, isShell, type SiteGraph, type SitePage } from '../site-graph';
import { listPlaces } from '../site-proof';

/** Texts that should be unique, and that several pages have. Missing texts belong to checks of the page. */
const shared = { proof: { findAgain: listPlaces }, places: 'usedOn' } as const;

/** https://developers.google.com/search/docs/appearance/title-link */
export const duplicateTitles = defineSiteCheck({
  id: 'duplicate-titles',
  cause: causesOf('titles'),
  effort: { loses: 'find', minutes: 5 },
  weight: 1,
  ...shared,
  run: (site) => findShared(site, ({ page }) => page.title),
});

/** https://developers.google.com/search/docs/appearance/snippet */
export const duplicateDescriptions = defineSiteCheck({
  id: 'duplicate-descriptions',
  cause: causesOf('descriptions'),
  effort: { loses: 'find', minutes: 5 },
  weight: 0.5,
  ...shared,
  run: (site) => findShared(site, ({ page }) => page.description),
});

/** From the setting that makes them, or written like that. */
function causesOf(kind: keyof typeof patternKind): CausesOfItems {
  return (items, site) =>
    items.flatMap((item) => {
      const { text = '' } = item;
      const pages = listPages(item, site);
      const own = pages.filter((index) => site.shared[kind].has(index));
      const others = pages.filter((index) => !own.includes(index));
      const pattern = {
        kind: patternKind[kind],
        key: text,
        count: own.length,
        pages: own,
        subject: { text },
      };
      return [
        ...(own.length > 0 ? [pattern] : []),
        ...(others.length > 0 ? [{ kind, count: others.length, pages: others }] : []),
      ];
    });
}

/** Indexable pages with the same text. */
function findShared({ pages }: SiteGraph, readText: (page: SitePage) => string): SiteOutcome {
  // An app's shell says the same of all its addresses, also which one is the original.
  const listable = pages.filter((page) => isListable(page) || (isShell(page) && !page.page.isNoindex));
  if (listable.length < 2) return notApplicable;
  const groups = new Map<string, { text: string; places: { url: string }[] }>();
  for (const page of listable) {
    const text = readText(page).trim();
    if (text === '') continue;
    const key = text.toLowerCase();
    const group = groups.get(key) ?? { text, places: [] };
    group.places.push({ url: page.url });
    groups.set(key, group);
  }
  return toSiteOutcome(
    'warning',
    [...groups.values()].filter(({ places }) => places.length > 1),
  );
}
