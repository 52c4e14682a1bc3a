import 'server-only';
import { userAgent } from '@/lib/net/user-agent';
import { gatherRobots } from '@/lib/web-page/gather-robots';
import { isSuccess } from '@/lib/web-page/html-type';
import { siteLimits } from '../limits';
import type { CrawlRequests } from './crawl-requests';
import type { SiteRules } from './name-target';
import type { Target } from './page-record';
import { readCrawledSitemap, readCrawlRules } from './read-crawled';

export interface SiteReading {
  rules: SiteRules;
  delaySeconds: number;
  /** Where a crawl begins: the audited page and the front page. */
  starts: readonly Target[];
  /** Pages listed in the website's sitemaps. */
  listed: readonly Target[];
  /** Addresses of the sitemaps that could be read. */
  sitemaps: readonly string[];
  /** Number of their addresses without scheme and host. */
  relative: number;
}

/** Reads robots.txt and the sitemaps before a crawl begins. */
export async function readSiteRules(address: string, requests: CrawlRequests): Promise<SiteReading> {
  const { origin } = new URL(address);
  const { rules, delaySeconds, targets, files } = await readRobotsRules(
    origin,
    [address, `${origin}/`],
    requests,
  );
  const starts = targets.flatMap((target) => target ?? []);
  return { rules, delaySeconds, starts, ...(await readSitemaps(files, rules, requests)) };
}

/** Reads robots.txt, keeps to its delay, and tells what it says about some addresses and where the sitemaps are. */
export async function readRobotsRules(
  origin: string,
  addresses: readonly string[],
  requests: CrawlRequests,
): Promise<Pick<SiteReading, 'rules' | 'delaySeconds'> & { targets: (Target | null)[]; files: string[] }> {
  const robots = await gatherRobots((url, options) => requests.ask(url, options), origin);
  const rules: SiteRules = { origin, robots, userAgent };
  const parsed = await readCrawlRules({ rules, addresses });
  const delaySeconds = parsed?.delaySeconds ?? 0;
  requests.delayMs = delaySeconds * 1000;
  const named = parsed?.sitemaps ?? [];
  const files = [...new Set(named.length > 0 ? named : [`${origin}/sitemap.xml`])];
  return { rules, delaySeconds, targets: parsed?.targets ?? [], files };
}

export async function readSitemaps(
  files: string[],
  rules: SiteRules,
  requests: CrawlRequests,
): Promise<Pick<SiteReading, 'listed' | 'sitemaps' | 'relative'>> {
  const listed = new Map<string, Target>();
  const sitemaps: string[] = [];
  let relative = 0;
  for (let index = 0; index < Math.min(files.length, siteLimits.sitemapFiles); index += 1) {
    const url = files[index] ?? '';
    const asked = await requests.ask(url, {
      accept: 'application/xml,text/xml,*/*;q=0.5',
      totalMs: siteLimits.requestMs,
      maxDecodedBytes: siteLimits.sitemapBytes,
      wantsBody: isSuccess,
    });
    if (!asked || asked.body.length === 0) continue;
    const read = await readCrawledSitemap({ bytes: asked.body, isCut: asked.bytes.truncated, rules });
    if (!read) continue;
    sitemaps.push(url);
    relative += read.relative;
    for (const file of read.files) if (!files.includes(file)) files.push(file);
    for (const target of read.targets) {
      if (listed.size < siteLimits.sitemapAddresses && !listed.has(target.url))
        listed.set(target.url, target);
    }
  }
  return { listed: [...listed.values()], sitemaps, relative };
}
