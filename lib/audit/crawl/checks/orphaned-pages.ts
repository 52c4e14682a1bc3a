import { defineSiteCheck, notApplicable, notMeasured, toSiteOutcome } from '../site-check';
import { isShell } from '../site-graph';

/** Pages in the sitemap without a link from another page: visitors can't find them. */
export const orphanedPages = defineSiteCheck({
  id: 'orphaned-pages',
  cause: { kind: 'navigation' },
  effort: { loses: 'find', minutes: 10 },
  weight: 1,
  proof: 'whole',
  places: 'usedOn',
  run: ({ listed, links, pages, pageAt, origin, isWhole }) => {
    if (!listed || listed.length === 0) return notApplicable;
    // The link may be on a page that was not read, or be drawn by its scripts.
    if (!isWhole || pages.some(isShell)) return notMeasured;
    const linked = new Set<string>();
    for (const [url, found] of links) {
      const target = pageAt(url)?.url ?? url;
      // A link to a variant leads to its original, too: "?variant=2".
      const original = pageAt(url)?.page.canonical ?? target;
      for (const each of [target, original]) {
        if (found.some(({ from }) => from.url !== each)) linked.add(each);
      }
    }
    const own = new Set(listed.map(({ url }) => url));
    // A page that is kept out of search has no visitors to lose, and its links may say nofollow.
    const orphans = pages.filter(
      ({ url, page }) => own.has(url) && !linked.has(url) && !page.isNoindex && url !== `${origin}/`,
    );
    return toSiteOutcome(
      'warning',
      orphans.map(({ url }) => ({ url })),
    );
  },
});
