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
import { startWork } from './start-work';
import { createVisitWait } from './visit/wait-for-visits';

interface Options {
  db?: Kysely<Tables>;
  now?: () => number;
  crawl?: typeof crawlSite;
  countVisits?: () => number;
}

/** Crawls that one process runs at the same time. */
const AT_ONCE = 2;
/** From the start of a website's crawl to the start of the next one, whoever requests it. */
const GAP_MS = 10 * 60_000;
/** Time for an open report page to fetch the result, which makes the mail unnecessary. */
const MAIL_AFTER_MS = 20_000;
/** Often enough that a claim never expires by itself. */
const RENEW_EVERY_MS = 15_000;
/** Delay after our own failures. */
const RETRY_MS = 30_000;

declare global {
  // Global, because Next bundles instrumentation and routes separately; the limit applies to both together.
  var siteCrawls: { running: Set<Promise<unknown>> } | undefined;
}

/**
 * Starts queued crawls up to the limit, resumes those of crashed processes, and mails results that nobody waited for.
 * Resolves when they have started; `finished` settles when this process's crawls are over. Any number of processes may
 * do this concurrently. Throws when the database fails.
 */
export async function workOnCrawls(options: Options = {}): Promise<{ finished: Promise<unknown> }> {
  const { now = Date.now } = options;
  const db = options.db ?? database();
  globalThis.siteCrawls ??= { running: new Set() };
  const { running } = globalThis.siteCrawls;
  await giveUpCrawls(db, now());
  await startWork(running, AT_ONCE, {
    claim: () => claimCrawl(db, { now: now(), gapMs: env.RATE_LIMITS === 'off' ? 0 : GAP_MS }),
    run: (claimed) => runCrawl(db, claimed, options),
  });
  await mailFinishedCrawls({ db, now: now() });
  return { finished: Promise.all(running) };
}

/** Like `workOnCrawls`, but resolves when the queue is empty; for hosting that stops processes after each request. */
export async function finishCrawls(options: Options = {}): Promise<void> {
  for (;;) {
    const { finished } = await workOnCrawls(options);
    if (!globalThis.siteCrawls?.running.size) return;
    await finished;
  }
}

/** Never throws: an unfinished crawl is resumed later. */
async function runCrawl(
  db: Kysely<Tables>,
  claimed: ClaimedCrawl,
  { now = Date.now, crawl = crawlSite, countVisits }: Options,
): Promise<void> {
  const waitForVisits = createVisitWait(countVisits);
  const startedAt = performance.now();
  const spentMs = () => Math.round(claimed.spentMs + performance.now() - startedAt);
  const renewing = setInterval(() => {
    renewClaim(db, claimed, now()).catch((error) => log.warn('audit: a claim could not be renewed:', error));
  }, RENEW_EVERY_MS);
  renewing.unref();
  try {
    await waitForVisits();
    const known = await readRecords(db, claimed.token);
    let number = await lastNumber(db, claimed.token);
    // Two visits may end at the same time; their records are written one after the other.
    let written: Promise<void> = Promise.resolve();
    const crawled = await crawl(claimed.url, {
      ...{ known, spentMs: claimed.spentMs },
      onRecord: async (record, { waiting }) => {
        number += 1;
        const reading = { record, number, waiting, spentMs: spentMs(), now: now() };
        written = written.then(() => saveRecord(db, claimed, reading));
        await written;
        await waitForVisits();
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
