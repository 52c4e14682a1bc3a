import type { Cause } from '@/lib/audit/causes/cause';
import { run as readPage } from '@/lib/audit/crawl/crawl-page-task';
import { judgeSite } from '@/lib/audit/crawl/judge-site';
import type { PageRecord } from '@/lib/audit/crawl/page-record';
import type { SiteAudit } from '@/lib/audit/crawl/site-audit';
import { sampleCrawl } from './sample-site';
import { errorRecord, redirectRecord, siteOrigin } from './site-graph';

/** A website with planted faults. */
export interface PoorWebsite {
  /** HTML by path. */
  pages: ReadonlyMap<string, string>;
  gone: readonly string[];
  /** Addresses at which the server fails. */
  failing?: readonly string[];
  moved: readonly (readonly [from: string, to: string])[];
  listed: readonly string[];
  /** The name of the one thing to correct for a fault of a page, or for an address. */
  plantedBy: (fault: { id: string; reason: string; path: string }) => string;
  addressPlantedBy: (path: string) => string;
}

/** The website read and judged as a crawl does it, without a network. */
export function auditPoorWebsite({ pages, gone, failing = [], moved, listed }: PoorWebsite): SiteAudit {
  const rules = { origin: siteOrigin, robots: null, userAgent: 'OurBot' };
  const headers = [['content-type', 'text/html; charset=utf-8']] as const;
  const records = [...pages].map(([path, html]): PageRecord => {
    const url = `${siteOrigin}${path}`;
    const body = new TextEncoder().encode(html);
    const fetched = { url, status: 200, headers, body, isCut: false, fetchedAt: new Date(0) };
    return { kind: 'page', url, bytes: body.length, page: readPage({ ...fetched, businessName: '', rules }) };
  });
  const crawl = sampleCrawl({
    records: [
      ...records,
      ...gone.map((path) => errorRecord(path)),
      ...failing.map((path) => errorRecord(path, 503)),
      ...moved.map(([from, to]) => redirectRecord(from, to)),
    ],
    listed: listed.map((path) => ({ url: `${siteOrigin}${path}` })),
    sitemaps: listed.length > 0 ? [`${siteOrigin}/sitemap.xml`] : [],
    end: 'complete',
  });
  return judgeSite(crawl, new Date(0));
}

/** The planted things behind a cause's findings: one if the cause is right. */
export function listPlanted(cause: Cause, { pages }: SiteAudit, website: PoorWebsite): string[] {
  const path = (url: string) => url.replace(siteOrigin, '');
  const ofPages = cause.faults.flatMap(({ id, reason, pages: on }) =>
    on.map((index) => website.plantedBy({ id, reason, path: path(pages[index]?.url ?? '') })),
  );
  const ofAddresses = (cause.subject?.addresses ?? []).map(({ url }) => website.addressPlantedBy(path(url)));
  return [...new Set([...ofPages, ...ofAddresses])].sort();
}

/** Number of findings of a cause, one for each fault and page. */
export function countFindings({ faults, site }: Cause): number {
  return (
    faults.reduce((sum, { pages }) => sum + pages.length, 0) + site.reduce((sum, { count }) => sum + count, 0)
  );
}
