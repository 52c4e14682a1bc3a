import type { Crawl } from './crawl-site';
import type { SiteAudit } from './site-audit';
import { siteChecks } from './site-checks';
import { buildSiteGraph, type SiteGraph } from './site-graph';

const bySeverity = { critical: 0, warning: 1, info: 2 } as const;

/** Everything that is to be said about a website that was crawled: the same crawl gives the same answer. */
export function judgeSite(crawl: Crawl, finishedAt: Date): SiteAudit {
  const graph = buildSiteGraph(crawl);
  return {
    origin: crawl.rules.origin,
    finishedAt: finishedAt.toISOString(),
    end: crawl.end,
    delaySeconds: crawl.delaySeconds,
    requests: crawl.requests,
    leftOut: { ...crawl.leftOut, closed: countClosed(graph) },
    listed: graph.listed?.length ?? null,
    pages: graph.pages.map(({ url, page }) => ({
      url,
      title: page.title,
      isNoindex: page.isNoindex,
      words: page.words,
      clicks: graph.clicksTo(url) ?? null,
      seo: page.seo,
    })),
    findings: siteChecks.map(({ id, run }) => ({ id, outcome: run(graph) })),
    groups: groupFaults(graph),
  };
}

/** Addresses that robots.txt kept us from. */
function countClosed({ links, listed }: SiteGraph): number {
  const linked = [...links].flatMap(([url, found]) => (found.some(({ link }) => link.isClosed) ? [url] : []));
  const inSitemap = (listed ?? []).flatMap(({ url, isClosed }) => (isClosed ? [url] : []));
  return new Set([...linked, ...inSitemap]).size;
}

/** The faults of the single pages, each kind once with the pages that have it: worst first, then the most frequent. */
function groupFaults({ pages }: SiteGraph): SiteAudit['groups'] {
  const groups = new Map<string, SiteAudit['groups'][number] & { pages: number[] }>();
  for (const [index, { page }] of pages.entries()) {
    for (const { id, reason, severity, values } of page.faults) {
      const key = `${id} ${reason}`;
      const group = groups.get(key) ?? { id, reason, severity, pages: [], ...(values && { values }) };
      group.pages.push(index);
      if (bySeverity[severity] < bySeverity[group.severity]) group.severity = severity;
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort(
    (one, other) =>
      bySeverity[one.severity] - bySeverity[other.severity] || other.pages.length - one.pages.length,
  );
}
