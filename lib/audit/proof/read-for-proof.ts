import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { visitSite } from '@/lib/web-page/visit-site';
import { CrawlRequests } from '../crawl/crawl-requests';
import type { SiteRules } from '../crawl/name-target';
import type { PageRecord, Target } from '../crawl/page-record';
import { readRobotsRules, readSitemaps } from '../crawl/read-site-rules';
import { visitAddress } from '../crawl/visit-address';
import type { AuditFacts } from '../engine/audit-facts';
import { auditWebsite } from '../engine/audit-website';
import { isOwnFailure } from '../visit/is-own-failure';
import { visitInTurn } from '../visit/read-website';
import type { ProofPlan } from './plan-proof';

/** What was read again. */
export interface ProofReading {
  rules: SiteRules | null;
  records: readonly PageRecord[];
  /** Addresses that robots.txt disallows us. */
  closed: readonly string[];
  /** Null where it was not asked for, or none could be read. */
  listed: readonly Target[] | null;
  sitemaps: readonly string[];
  /** The audited page; null where it was not asked for, or could not be read. */
  facts: AuditFacts | null;
}

interface Website {
  url: string;
  origin: string;
  businessName: string;
  clientIp?: string;
  /** When reading ends, whatever has been read until then, on the clock of `performance.now`. */
  endsAt: number;
}

/** As in a crawl, but for one press of a button. */
const limits = { requests: 45, bytes: 12 * 1024 * 1024, totalMs: 25_000 };
/** Redirects of addresses at fault that are followed. */
const HOPS = 2;

/**
 * Reads again what one repair needs, as one visit in the queue of all visits, within robots.txt and its delay. Throws
 * AppError after failures of ours.
 */
export function readForProof(plan: ProofPlan, website: Website): Promise<ProofReading> {
  const { url, origin, businessName, clientIp, endsAt } = website;
  return visitInTurn(url, { clientIp, endsAt }, async (href, budget, patience) => {
    const timeUp = wait(endsAt - performance.now(), null, { ref: false });
    const facts = plan.needsAudit
      ? await Promise.race([
          readPage(href, businessName, () => visitSite(href, { budget, patience })),
          timeUp,
        ])
      : null;
    const asked = [...new Set([...plan.pages, ...plan.addresses])];
    if (asked.length === 0 && !plan.needsSitemap) {
      return { rules: null, records: [], closed: [], listed: null, sitemaps: [], facts };
    }
    const totalMs = Math.min(limits.totalMs, Math.floor(endsAt - performance.now()));
    const requests = new CrawlRequests({ ...limits, totalMs }, { known: [], pause: wait });
    const { rules, targets, files } = await readRobotsRules(origin, asked, requests);
    const known = new Map(asked.map((each, index) => [each, targets[index]]));
    const closed = asked.filter((each) => known.get(each)?.isClosed);
    const open = asked.filter((each) => !closed.includes(each));
    const sitemap = plan.needsSitemap ? await readSitemaps(files, rules, requests) : null;
    const records = await readAll(open, { rules, requests, businessName });
    const { listed = null, sitemaps = [] } = sitemap ?? {};
    return { rules, records, closed, listed: sitemaps.length > 0 ? listed : null, sitemaps, facts };
  });
}

async function readPage(
  url: string,
  businessName: string,
  visit: () => ReturnType<typeof visitSite>,
): Promise<AuditFacts | null> {
  const read = async () => ({ ...(await visit()), fetchedAt: new Date() });
  try {
    return await auditWebsite(url, { businessName, read });
  } catch (error) {
    if (isOwnFailure(error)) throw error;
    return null;
  }
}

/** Reads addresses two at a time, or one after the other where robots.txt demands a delay, and where they lead to. */
async function readAll(
  addresses: readonly string[],
  visit: Parameters<typeof visitAddress>[1],
): Promise<PageRecord[]> {
  const records: PageRecord[] = [];
  const read = new Set<string>();
  let next = [...addresses];
  for (let hop = 0; hop <= HOPS && next.length > 0; hop += 1) {
    const queue = [...next];
    const work = async () => {
      for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
        read.add(url);
        const record = await visitAddress(url, visit);
        if (record) records.push(record);
      }
    };
    await Promise.all(Array.from({ length: visit.requests.atOnce }, work));
    next = [...new Set(records.flatMap(followed))].filter((url) => !read.has(url));
  }
  return records;
}

function followed(record: PageRecord): string[] {
  if (record.kind !== 'redirect' || !record.target?.isOwn || record.target.isClosed) return [];
  return [record.target.url];
}
