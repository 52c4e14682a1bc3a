import type { CauseRule } from '../../check';
import type { SiteItem, SitePlace } from '../site-audit';
import { countFindings, listPages } from '../site-cause';
import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import { toSitePlace } from '../site-graph';
import { listPlaces } from '../site-proof';

/** Internal links to another variant of the site's host: http instead of https, with or without www. */
export const mixedHosts = defineSiteCheck({
  id: 'mixed-hosts',
  cause: (items, site) =>
    items.map((item) => ({
      ...causeOf(item),
      count: countFindings(item),
      pages: listPages(item, site),
    })),
  effort: { loses: 'wait', minutes: 20 },
  weight: 1,
  proof: {
    findAgain: (asked) =>
      listPlaces({ ...asked, items: asked.items.filter((item) => causeOf(item).kind === asked.kind) }),
  },
  places: 'linkedFrom',
  run: ({ pages, links, origin }) => {
    if (links.size === 0) return notApplicable;
    const byHost = new Map<string, Map<string, SitePlace>>();
    // Page by page, because one page may link to the same target under both variants.
    for (const { from, link } of pages.flatMap((page) =>
      page.page.links.map((each) => ({ from: page, link: each })),
    )) {
      if (!link.variant) continue;
      const host = new URL(link.variant).origin;
      const places = byHost.get(host) ?? new Map<string, SitePlace>();
      places.set(from.url, places.get(from.url) ?? toSitePlace(from, link));
      byHost.set(host, places);
    }
    const found = [...byHost].map(([url, places]) => ({ url, target: origin, places: [...places.values()] }));
    return toSiteOutcome('warning', found);
  },
});

function causeOf(item: SiteItem): CauseRule {
  return isUnencrypted(item) ? { kind: 'encryption' } : { kind: 'one-address', key: 'hosts' };
}

/** Links to the own host, but without encryption. */
function isUnencrypted({ url = '', target = '' }: SiteItem): boolean {
  const isSameHost = URL.parse(url)?.host === URL.parse(target)?.host;
  return isSameHost && url.startsWith('http:') && target.startsWith('https:');
}
