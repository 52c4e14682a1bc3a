import type { CrawlEnd } from '@/lib/audit/crawl/crawl-state';
import type { PageRecord, PageSummary, Target } from '@/lib/audit/crawl/page-record';
import type { SiteOutcome } from '@/lib/audit/crawl/site-audit';
import type { SiteCheck } from '@/lib/audit/crawl/site-check';
import { buildSiteGraph } from '@/lib/audit/crawl/site-graph';
import type { RobotsTxtFacts } from '@/lib/web-page/site-facts';

export const siteOrigin = 'https://www.smith.example';

interface PageParts extends Partial<Omit<PageSummary, 'links'>> {
  /** Paths, or complete links. */
  links?: (string | Partial<PageSummary['links'][number]>)[];
}

const at = (path: string) => `${siteOrigin}${path}`;

export function pageRecord(path: string, { links = [], canonical, ...parts }: PageParts = {}): PageRecord {
  const page: PageSummary = {
    title: `Title of ${path}`,
    description: `Description of ${path}`,
    language: 'en',
    isNoindex: false,
    canonical: canonical ? at(canonical) : null,
    words: 300,
    content: path,
    languages: [],
    links: links.map((link) => {
      const { url = '', ...rest } = typeof link === 'string' ? { url: link } : link;
      return { url: at(url), text: 'Go', line: 7, ...rest };
    }),
    faults: [],
    seo: 80,
    ...parts,
  };
  return { kind: 'page', url: at(path), bytes: 1000, page };
}

export function redirectRecord(path: string, to: string): PageRecord {
  return { kind: 'redirect', url: at(path), bytes: 0, status: 301, target: { url: at(to), isOwn: true } };
}

export function errorRecord(path: string, status = 404): PageRecord {
  return { kind: 'error', url: at(path), bytes: 0, status };
}

/** Runs a site check on these pages. */
export function runSiteCheck(
  { run }: SiteCheck,
  records: readonly PageRecord[],
  {
    listed,
    end = 'complete',
    robots = null,
  }: { listed?: readonly (string | Target)[]; end?: CrawlEnd; robots?: RobotsTxtFacts | null } = {},
): SiteOutcome {
  const targets = (listed ?? []).map((entry) => (typeof entry === 'string' ? { url: at(entry) } : entry));
  const graph = buildSiteGraph({
    records,
    end,
    listed: targets,
    start: at('/'),
    rules: { origin: siteOrigin, robots, userAgent: 'OurBot' },
    sitemaps: listed ? [at('/sitemap.xml')] : [],
  });
  return run(graph);
}

/** Addresses (without origin) or texts of a failed outcome, each with the paths of its places. */
export function listItems(outcome: SiteOutcome): [string, string[]][] {
  if (outcome.status !== 'failed') return [];
  const short = (url: string) => url.replace(siteOrigin, '');
  return outcome.items.map(({ url, text, places }) => [
    url === undefined ? (text ?? '') : short(url),
    places.map((place) => short(place.url)),
  ]);
}
