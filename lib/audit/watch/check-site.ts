import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError, type ErrorCode } from '@/lib/errors';
import type { ClaimedJob } from '@/lib/jobs/job';
import { releaseJob, repeatJob } from '@/lib/jobs/job-store';
import { log } from '@/lib/log/log';
import { enqueue } from '@/lib/mail/outbox';
import { type AuditFacts, readPageScore } from '../engine/audit-facts';
import type { auditWebsite } from '../engine/audit-website';
import { queuePlainRendering } from '../phone/queue-plain-rendering';
import { findReport, insertRun } from '../report/audit-store';
import { changeMail, type WatchNews } from './change-mail';
import { compareState, isDownAnswer } from './compare-state';
import { readLocale } from './confirm-watch';
import { checkEveryMs, laterTriesMs, retryMs, secondTryMs } from './watch-limits';
import { findWatchedSite, saveCheck, storeScore, type WatchedSite } from './watched-site-store';
import { listWatchers, recordMail } from './watcher-store';

interface Options {
  db: Kysely<Tables>;
  now: () => number;
  audit: typeof auditWebsite;
}

/** Our own failures, which say nothing about the website. */
const ours: readonly ErrorCode[] = ['too_busy', 'parser_busy', 'overloaded', 'unavailable', 'internal'];

/**
 * Audits a watched website again. The run under the report's link, the score, the state reported to watchers and their
 * mails are stored in one transaction: a process that crashes has mailed nobody, and no mail is sent twice. Throws when
 * the database fails, ClaimLost when another process has claimed the website.
 */
export async function checkSite(claimed: ClaimedJob, { db, now, audit }: Options): Promise<void> {
  const token = claimed.key;
  const site = await findWatchedSite(db, token);
  if (!site) return;
  const { failures, reported } = site;
  const report = await findReport(db, token, now());
  // Watches end with the report, when the hourly deletion has found it expired: the clock may be wrong now.
  if (!report) return releaseJob(db, claimed, { dueAt: now() + retryMs, now: now(), counts: false });
  const { url, businessName } = report;
  const read = await readOnce(() => audit(url, { businessName, isFresh: true }));
  if (read === 'ours') {
    const nextCheckAt = now() + retryMs;
    return save(db, claimed, { reported, failures, nextCheckAt, url, now: now() });
  }
  if (read === 'refused') {
    const nextCheckAt = now() + checkEveryMs;
    return save(db, claimed, { reported, failures: 0, nextCheckAt, url, now: now() });
  }
  if (read === 'down') {
    const mustReport = failures > 0 && !reported.isDown;
    return save(db, claimed, {
      reported: { ...reported, isDown: reported.isDown || mustReport },
      failures: failures + 1,
      nextCheckAt: now() + (failures === 0 ? secondTryMs : laterTriesMs),
      news: mustReport ? 'down' : undefined,
      url,
      now: now(),
    });
  }
  const { state, change } = compareState(reported, read);
  const nextCheckAt = now() + checkEveryMs;
  const news = change ?? undefined;
  return save(db, claimed, { reported: state, failures: 0, nextCheckAt, facts: read, news, url, now: now() });
}

/** `refused`: by a protection against robots, which says nothing about the website. */
async function readOnce(read: () => Promise<AuditFacts>): Promise<AuditFacts | 'down' | 'refused' | 'ours'> {
  try {
    const facts = await read();
    if (facts.refusal) return 'refused';
    return isDownAnswer(facts) ? 'down' : facts;
  } catch (error) {
    if (error instanceof AppError && !ours.includes(error.code)) return 'down';
    log.error('audit: a watched website could not be read, trying again:', error);
    return 'ours';
  }
}

interface Checked extends WatchedSite {
  nextCheckAt: number;
  /** Absent if the page could not be read. */
  facts?: AuditFacts;
  news?: WatchNews;
  url: string;
  now: number;
}

async function save(
  db: Kysely<Tables>,
  claimed: ClaimedJob,
  { facts, news, url, now, nextCheckAt, ...checked }: Checked,
): Promise<void> {
  const { key: token, claim } = claimed;
  const mails = news ? await writeMails(db, { token, claim, url, news }) : [];
  await db.transaction().execute(async (trx) => {
    await repeatJob(trx, claimed, { dueAt: nextCheckAt, now });
    await saveCheck(trx, token, checked);
    if (facts) {
      await insertRun(trx, { token, facts, now });
      await queuePlainRendering(trx, { token, url: facts.page.url }, now);
      await storeScore(trx, token, { checkedAt: now, score: readPageScore(facts) });
    }
    for (const { id, mailKey, message } of mails) {
      if (await recordMail(trx, { id, mailKey }))
        await enqueue(trx, { key: mailKey, kind: 'watch-change', recipient: 'counted', message, now });
    }
  });
}

/** Renders the mails before the transaction. Their keys contain the claim, so they are unique to this check. */
async function writeMails(
  db: Kysely<Tables>,
  { token, claim, url, news }: { token: string; claim: string; url: string; news: WatchNews },
) {
  const watchers = await listWatchers(db, token);
  return Promise.all(
    watchers.map(async (watcher) => {
      const { id, email, stop_token: stopToken } = watcher;
      const addressee = { email, locale: readLocale(watcher), report: token, stopToken, url };
      return { id, mailKey: `watch-${claim}-${id}`, message: await changeMail(news, addressee) };
    }),
  );
}
