import 'server-only';
import type { Kysely } from 'kysely';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { mailFinishedCrawls } from './mail-finished-crawls';
import {
  type ClaimedCrawl,
  ClaimLost,
  claimCrawl,
  finishCrawl,
  giveUpCrawls,
  releaseCrawl,
  renewClaim,
  saveRecord,
} from './site/crawl-claims';
import { crawlSite } from './site/crawl-site';
import { lastNumber, readRecords } from './site/crawl-store';
import { judgeSite } from './site/judge-site';
import { createGiveWay } from './visit/give-way';

interface Options {
  db?: Kysely<Tables>;
  now?: () => number;
  crawl?: typeof crawlSite;
  countVisits?: () => number;
}

/** Websites that one process reads at the same time. */
const AT_ONCE = 2;
/** From the start of a crawl of a website to the start of the next one, whoever asks. */
const GAP_MS = 10 * 60_000;
/** A page that waits for the result has fetched it by then. */
const MAIL_AFTER_MS = 20_000;
/** Often enough that a claim never runs out by itself. */
const RENEW_EVERY_MS = 15_000;
/** After a failure of ours. */
const RETRY_MS = 30_000;

declare global {
  // Next bundles instrumentation and routes apart; together they read no more.
  var siteCrawls: { running: Set<Promise<void>> } | undefined;
}

/**
 * Begins the crawls that wait, as far as there is room, takes up those whose process died, and mails what nobody waited
 * for. Resolves when that is begun; `finished` settles when what this process reads is over. Any number of processes may do
 * this at once. Throws when the database fails.
 */
export async function workOnCrawls(options: Options = {}): Promise<{ finished: Promise<unknown> }> {
  const { now = Date.now } = options;
  const db = options.db ?? database();
  globalThis.siteCrawls ??= { running: new Set() };
  const { running } = globalThis.siteCrawls;
  await giveUpCrawls(db, now());
  while (running.size < AT_ONCE) {
    const claimed = await claimCrawl(db, { now: now(), gapMs: env.RATE_LIMITS === 'off' ? 0 : GAP_MS });
    if (!claimed) break;
    const work: Promise<void> = runCrawl(db, claimed, options).finally(() => running.delete(work));
    running.add(work);
  }
  await mailFinishedCrawls({ db, now: now() });
  return { finished: Promise.all(running) };
}

/** The same, and resolves when everything that waits was read; for hosting that stops a process when a request is over. */
export async function finishCrawls(options: Options = {}): Promise<void> {
  for (;;) {
    const { finished } = await workOnCrawls(options);
    if (!globalThis.siteCrawls?.running.size) return;
    await finished;
  }
}

/** Never throws: what is left is taken up again. */
async function runCrawl(
  db: Kysely<Tables>,
  claimed: ClaimedCrawl,
  { now = Date.now, crawl = crawlSite, countVisits }: Options,
): Promise<void> {
  const giveWay = createGiveWay(countVisits);
  const startedAt = performance.now();
  const spentMs = () => Math.round(claimed.spentMs + performance.now() - startedAt);
  const renewing = setInterval(() => {
    renewClaim(db, claimed, now()).catch((error) => log.warn('audit: a claim could not be renewed:', error));
  }, RENEW_EVERY_MS);
  renewing.unref();
  try {
    await giveWay();
    const known = await readRecords(db, claimed.token);
    let number = await lastNumber(db, claimed.token);
    // Two visits may end at the same moment; their rows are written one after the other.
    let written: Promise<void> = Promise.resolve();
    const crawled = await crawl(claimed.url, {
      ...{ known, spentMs: claimed.spentMs },
      onRecord: async (record, { waiting }) => {
        number += 1;
        const reading = { record, number, waiting, spentMs: spentMs(), now: now() };
        written = written.then(() => saveRecord(db, claimed, reading));
        await written;
        await giveWay();
      },
    });
    const audit = judgeSite(crawled, new Date(now()));
    await finishCrawl(db, claimed, { audit, mailDueAt: now() + MAIL_AFTER_MS });
  } catch (error) {
    if (error instanceof ClaimLost) return;
    log.error('audit: a website could not be read to its end, trying again:', error);
    await releaseCrawl(db, claimed, now() + RETRY_MS).catch(() => undefined);
  } finally {
    clearInterval(renewing);
  }
}
