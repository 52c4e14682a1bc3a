import type { SitePlace } from '../site-audit';
import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import { toSitePlace } from '../site-graph';

/** Internal links to another variant of the site's host: http instead of https, with or without www. */
export const mixedHosts = defineSiteCheck({
  id: 'mixed-hosts',
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
