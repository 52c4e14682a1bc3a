import 'server-only';
import { env } from '@/lib/config/env';
import { minuteMs } from '@/lib/durations';
import type { ClaimedJob, JobContext, QueuedJob } from '@/lib/jobs/job';
import { releaseJob } from '@/lib/jobs/job-store';
import { beginCrawl, failCrawl, finishCrawl, saveRecord } from '../crawl/crawl-progress';
import { crawlSite } from '../crawl/crawl-site';
import { lastNumber, readRecords, siteJobKind } from '../crawl/crawl-store';
import { judgeSite } from '../crawl/judge-site';
import { probeMailAndCrawlers } from '../crawl/probe-mail-and-crawlers';
import { createVisitWait } from '../visit/wait-for-visits';

/** From the start of a website's crawl to the start of the next one, whoever requests it. */
const gapMs = 10 * minuteMs;
/** Time for an open report page to fetch the result, which makes the mail unnecessary. */
const mailAfterMs = 20_000;

interface Dependencies {
  crawl?: typeof crawlSite;
  look?: typeof probeMailAndCrawlers;
  countVisits?: () => number;
}

/** Reads the whole website of a report, and goes on where another process has left off. */
export function createSiteJob(dependencies: Dependencies = {}): QueuedJob {
  return {
    kind: siteJobKind,
    atOnce: 2,
    mostAttempts: 4,
    retryMs: 30_000,
    run: (claimed, context) => crawlWebsite(claimed, context, dependencies),
    giveUp: (trx, { key }) => failCrawl(trx, key),
  };
}

async function crawlWebsite(
  claimed: ClaimedJob,
  { db, now }: JobContext,
  { crawl = crawlSite, look = probeMailAndCrawlers, countVisits }: Dependencies,
): Promise<void> {
  const startedAt = performance.now();
  const begun = await beginCrawl(db, claimed, { now: now(), gapMs: env.RATE_LIMITS === 'off' ? 0 : gapMs });
  if (begun === 'gone') return;
  if ('waitUntil' in begun) {
    return releaseJob(db, claimed, { dueAt: begun.waitUntil, now: now(), counts: false });
  }
  const { url, spentMs } = begun;
  const waitForVisits = createVisitWait(countVisits);
  await waitForVisits();
  const known = await readRecords(db, claimed.key);
  let number = await lastNumber(db, claimed.key);
  // Two visits may end at the same time; their records are written one after the other.
  let written: Promise<void> = Promise.resolve();
  const crawled = await crawl(url, {
    known,
    spentMs,
    onRecord: async (record, { waiting }) => {
      number += 1;
      const spent = Math.round(spentMs + performance.now() - startedAt);
      const reading = { record, number, waiting, spentMs: spent, now: now() };
      written = written.then(() => saveRecord(db, claimed, reading));
      await written;
      await waitForVisits();
    },
  });
  const audit = judgeSite(crawled, new Date(now()), await look(crawled));
  await finishCrawl(db, claimed, { audit, now: now(), mailDueAt: now() + mailAfterMs });
}
