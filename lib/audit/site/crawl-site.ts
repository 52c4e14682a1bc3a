import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { NetworkOptions } from '@/lib/web-page/fetch-page';
import { hasRobotsFailed } from '@/lib/web-page/is-allowed-by-robots';
import { plainRefusals } from '@/lib/web-page/refusal';
import { CrawlRequests } from './crawl-requests';
import { Frontier } from './frontier';
import type { PageRecord, Target } from './page-record';
import { readSiteRules, type SiteReading } from './read-site-rules';
import { siteLimits } from './site-limits';
import { visitAddress } from './visit-address';

/**
 * Why a crawl ended: everything was read (`complete`), a limit was reached (`links`: that of a page's links), the website kept failing (`refused`), a
 * protection against robots answered (`challenged`), robots.txt disallows the start (`closed`), or the server fails to deliver it (`rules-failed`).
 */
export type CrawlEnd =
  | 'complete'
  | 'pages'
  | 'links'
  | 'requests'
  | 'bytes'
  | 'time'
  | 'refused'
  | 'challenged'
  | 'closed'
  | 'rules-failed';

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

/** Consecutive refusals and failures after which the crawl stops. */
const REFUSALS = 6;
/** Consecutive challenges after which it stops: each further request would make the protection stricter. */
const CHALLENGES = 2;

/**
 * Reads the pages of a website, found by links and sitemaps from a given address, within its robots.txt and our limits.
 * Throws what `onRecord` throws, and TaskError `busy` when the parser is too busy.
 */
export async function crawlSite(address: string, options: CrawlOptions = {}): Promise<Crawl> {
  const { known = [], onRecord, pause = wait, businessName = '' } = options;
  const limits = { ...siteLimits, ...options.limits };
  const requests = new CrawlRequests(limits, {
    known,
    spentMs: options.spentMs,
    network: options.network,
    pause,
  });
  const reading = await readSiteRules(address, requests);
  const { rules, starts } = reading;
  requests.delayMs = reading.delaySeconds * 1000;
  const frontier = new Frontier();
  const contents = new Set<string>();
  const records: PageRecord[] = [];
  const tried = new Set<string>();
  let refusals = 0;
  let challenges = 0;
  let isCut = false;

  /** Returns those that are new. */
  const follow = (targets: readonly (Target & { isNofollow?: true })[]): string[] =>
    targets.flatMap(({ url, isClosed, isNofollow }) =>
      !isClosed && !isNofollow && frontier.addLinked(url) ? [url] : [],
    );
  const keep = (record: PageRecord) => {
    records.push(record);
    if (record.kind === 'redirect' && record.target?.isOwn) follow([record.target]);
    if (record.kind !== 'page') return;
    const { content, canonical, links, title } = record.page;
    const isCopy = contents.has(content) || (canonical !== null && canonical !== record.url);
    contents.add(content);
    // Links on a copy are not followed: the original has them too, or they never end.
    if (!isCopy) frontier.notePage(record.url, title, follow(links));
    else if (canonical?.startsWith(`${rules.origin}/`)) frontier.addLinked(canonical);
  };
  const visit = async (url: string) => {
    const record = await visitAddress(url, { rules, requests, businessName });
    if (!record) {
      isCut = true;
      return;
    }
    challenges = record.kind === 'challenged' ? challenges + 1 : 0;
    if (mayBeTemporary(record)) refusals += 1;
    else refusals = 0;
    if (mayBeTemporary(record) && !tried.has(url)) {
      tried.add(url);
      frontier.addAgain(url);
      return;
    }
    keep(record);
    await onRecord?.(record, { waiting: frontier.waiting });
  };
  const pagesRead = () => records.filter(({ kind }) => kind === 'page').length;
  const ended = (): CrawlEnd | undefined => {
    if (challenges >= CHALLENGES) return 'challenged';
    if (refusals >= REFUSALS) return 'refused';
    return pagesRead() >= limits.pages ? 'pages' : requests.exhausted;
  };

  for (const { url } of starts.filter(({ isClosed }) => !isClosed)) frontier.addLinked(url);
  for (const { url, isClosed } of reading.listed) if (!isClosed) frontier.addListed(url);
  for (const record of known) {
    frontier.addRead(record.url);
    keep(record);
  }
  const running = new Set<Promise<void>>();
  try {
    for (;;) {
      const mayBegin =
        !ended() && running.size < requests.atOnce && pagesRead() + running.size < limits.pages;
      const next = mayBegin ? frontier.next() : undefined;
      if (next !== undefined) {
        const visiting: Promise<void> = visit(next).finally(() => running.delete(visiting));
        running.add(visiting);
      } else if (running.size > 0) await Promise.race(running);
      else break;
    }
  } finally {
    await Promise.allSettled(running);
  }
  const isClosed = starts.every((start) => start.isClosed) && records.length === 0;
  const isWhole =
    frontier.waiting === 0 &&
    !isCut &&
    refusals < REFUSALS &&
    records.every(({ kind }) => kind !== 'challenged');
  const last = records.some(({ kind }) => kind === 'challenged') ? 'challenged' : 'complete';
  const isEveryLinkRead = !records.some((record) => record.kind === 'page' && record.page.hasMoreLinks);
  const whole = isEveryLinkRead ? 'complete' : 'links';
  const hasFailed = rules.robots !== null && hasRobotsFailed(rules.robots);
  const closedBy = hasFailed ? 'rules-failed' : 'closed';
  const end = isClosed ? closedBy : isWhole ? whole : (ended() ?? last);
  const start = starts[0]?.url ?? address;
  return {
    ...reading,
    start,
    records,
    end,
    leftOut: { ...frontier.leftOut, relative: reading.relative },
    requests: requests.count,
  };
}

/** Whether a failure may be temporary. */
function mayBeTemporary(record: PageRecord): boolean {
  if (record.kind === 'failed') return true;
  return record.kind === 'error' && (record.status >= 500 || plainRefusals.has(record.status));
}
