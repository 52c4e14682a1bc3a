import { bySeverity } from '../causes/collect-causes';
import { withoutMeant } from '../checks/find-check';
import type { Crawl } from './crawl-site';
import { buildFactSheet, nothingAround } from './fact-sheet';
import { findCauses } from './find-causes';
import type { SiteAudit } from './site-audit';
import { siteChecks } from './site-checks';
import { buildSiteGraph, type SiteGraph } from './site-graph';

/** All findings about a crawled website. Pure: the same crawl gives the same result. */
export function judgeSite(crawl: Crawl, finishedAt: Date, around = nothingAround): SiteAudit {
  const graph = buildSiteGraph(crawl);
  const findings = siteChecks.map(({ id, run }) => ({ id, outcome: run(graph) }));
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
    findings,
    groups: groupFaults(graph),
    sheet: buildFactSheet(graph, crawl.rules.robots, around),
    causes: findCauses(graph, findings),
  };
}

/** Counts addresses that robots.txt disallows. */
function countClosed({ links, listed }: SiteGraph): number {
  const linked = [...links].flatMap(([url, found]) => (found.some(({ link }) => link.isClosed) ? [url] : []));
  const inSitemap = (listed ?? []).flatMap(({ url, isClosed }) => (isClosed ? [url] : []));
  return new Set([...linked, ...inSitemap]).size;
}

/** Faults of single pages grouped by check and reason: worst first, then the most frequent. */
function groupFaults({ pages, isDescribed }: SiteGraph): SiteAudit['groups'] {
  const groups = new Map<string, SiteAudit['groups'][number] & { pages: number[] }>();
  for (const [index, { url, page }] of pages.entries()) {
    for (const { id, reason, severity, values } of withoutMeant(page.faults, {
      url,
      isNoindex: page.isNoindex,
      isDescribed,
    })) {
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
