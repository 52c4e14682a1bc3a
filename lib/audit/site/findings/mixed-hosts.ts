import type { SitePlace } from '../site-audit';
import { defineSiteCheck, notApplicable, outcomeOf } from '../site-check';
import { placeOf } from '../site-graph';

/** Links under another spelling of the site's own name: http instead of https, with www and without. */
export const mixedHosts = defineSiteCheck({
  id: 'mixed-hosts',
  run: ({ pages, links, origin }) => {
    if (links.size === 0) return notApplicable;
    const byHost = new Map<string, Map<string, SitePlace>>();
    // Page by page: one may link the same page under both spellings.
    for (const { from, link } of pages.flatMap((page) =>
      page.page.links.map((each) => ({ from: page, link: each })),
    )) {
      if (!link.variant) continue;
      const host = new URL(link.variant).origin;
      const places = byHost.get(host) ?? new Map<string, SitePlace>();
      places.set(from.url, places.get(from.url) ?? placeOf(from, link));
      byHost.set(host, places);
    }
    const found = [...byHost].map(([url, places]) => ({ url, target: origin, places: [...places.values()] }));
    return outcomeOf('warning', found);
  },
});
