import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { NetworkOptions } from '@/lib/web-page/fetch-page';
import { siteLimits } from '../limits';
import { CrawlRequests } from './crawl-requests';
import { type CrawlEnd, CrawlState } from './crawl-state';
import type { PageRecord } from './page-record';
import { readSiteRules, type SiteReading } from './read-site-rules';
import { visitAddress } from './visit-address';

export interface CrawlOptions {
  businessName?: string;
  /** Records of an interrupted crawl that is resumed. */
  known?: readonly PageRecord[];
  /** Milliseconds that the interrupted crawl had taken. */
  spentMs?: number;
  /** Called after each address was read. Errors that it throws end the crawl. */
  onRecord?: (record: PageRecord, progress: { waiting: number }) => Promise<void>;
  network?: NetworkOptions;
  limits?: Partial<Record<'pages' | 'requests' | 'bytes' | 'totalMs', number>>;
  /** Waits for a number of milliseconds; for tests. */
  pause?: (ms: number) => Promise<unknown>;
}

export interface Crawl extends SiteReading {
  /** The address it began at. */
  start: string;
  records: readonly PageRecord[];
  end: CrawlEnd;
  leftOut: { parameters: number; endless: number; relative: number; example?: string };
  requests: number;
}

/**
 * Reads the pages of a website, found by links and sitemaps from a given address, within its robots.txt and our limits.
 * Throws what `onRecord` throws, and TaskError `busy` when the parser is too busy.
 */
export async function crawlSite(address: string, options: CrawlOptions = {}): Promise<Crawl> {
  const { known = [], onRecord, pause = wait, businessName = '', spentMs, network } = options;
  const limits = { ...siteLimits, ...options.limits };
  const requests = new CrawlRequests(limits, { known, spentMs, network, pause });
  const reading = await readSiteRules(address, requests);
  const state = new CrawlState(reading, { mostPages: limits.pages, known });
  await visitAll(state, requests, async (url) => {
    const record = await visitAddress(url, { rules: reading.rules, requests, businessName });
    if (!record) state.cutOff();
    else if (state.take(record)) await onRecord?.(record, { waiting: state.waiting });
  });
  return {
    ...reading,
    start: reading.starts[0]?.url ?? address,
    records: state.records,
    end: state.findEnd(requests.exhausted),
    leftOut: { ...state.leftOut, relative: reading.relative },
    requests: requests.count,
  };
}

/** Visits what the crawl names next, as many addresses at once as the website allows. After an error, only those begun are ended. */
async function visitAll(
  state: CrawlState,
  requests: CrawlRequests,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  try {
    for (;;) {
      const isFree = running.size < requests.atOnce;
      const next = isFree ? state.next(running.size, requests.exhausted) : undefined;
      if (next !== undefined) {
        const visiting: Promise<void> = visit(next).finally(() => running.delete(visiting));
        running.add(visiting);
      } else if (running.size > 0) await Promise.race(running);
      else return;
    }
  } finally {
    await Promise.allSettled(running);
  }
}
