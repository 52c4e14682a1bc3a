import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import type { ClaimedJob } from '@/lib/jobs/job';
import { releaseJob, repeatJob } from '@/lib/jobs/job-store';
import { log } from '@/lib/log/log';
import { enqueue } from '@/lib/mail/outbox';
import { type AuditFacts, readPageScore } from '../engine/audit-facts';
import type { auditWebsite } from '../engine/audit-website';
import { queuePlainRendering } from '../phone-screen/queue-plain-rendering';
import { findProofs } from '../proof/proof-store';
import { findReport, insertRun } from '../report/audit-store';
import { isOwnFailure } from '../visit/is-own-failure';
import { compareState } from './compare-state';
import { readLocale } from './confirm-watch';
import { detectOwnOutage } from './detect-own-outage';
import { type Readings, readEssentials, readFailure } from './essentials';
import { followEssentials } from './follow-essentials';
import { auditEveryMs, lookEveryMs, retryMs, secondTryMs } from './limits';
import type { quickCheckSite } from './quick-check-site';
import { type WatchNews, watchChangeMail } from './watch-change-mail';
import { findWatchedSite, saveCheck, storeScore } from './watched-site-store';
import type { WatchedState } from './watched-state';
import { listWatchers, recordMail } from './watcher-store';

interface Options {
  db: Kysely<Tables>;
  now: () => number;
  audit: typeof auditWebsite;
  look: typeof quickCheckSite;
}

/**
 * Looks at a watched website, or audits its page where that is due. The run under the report's link, the score, the state
 * reported to watchers and their mails are stored in one transaction: a process that crashes has mailed nobody, and no
 * mail is sent twice. Throws when the database fails, ClaimLost when another process has claimed the website.
 */
export async function checkSite(claimed: ClaimedJob, { db, now, audit, look }: Options): Promise<void> {
  const token = claimed.key;
  const site = await findWatchedSite(db, token);
  if (!site) return;
  const { reported, auditAt } = site;
  const report = await findReport(db, token, now());
  // Watches end with the report, when the hourly deletion has found it expired: the clock may be wrong now.
  if (!report) return releaseJob(db, claimed, { dueAt: now() + retryMs, now: now(), counts: false });
  const { url, businessName } = report;
  const isAudit = auditAt <= now();
  const read = await readOnce(() =>
    isAudit ? audit(url, { businessName, isFresh: true }) : look(url, { businessName }),
  );
  if (read === 'ours') {
    const nextCheckAt = now() + retryMs;
    return save(db, claimed, { reported, auditAt, nextCheckAt, url, now: now() });
  }
  const { facts } = read;
  const readings = facts ? readEssentials(facts, reported.had) : read.readings;
  const { alarms, doubts, raised, cleared } = followEssentials(reported, readings);
  const followed = { ...reported, alarms, doubts };
  // What is doubted is read again in an hour; so is the whole page, so that one mail says everything.
  const isSettled = isAudit && facts && !facts.refusal && readings.down === 'fine' && doubts.length === 0;
  const { state, change } = isSettled ? compareState(followed, facts) : { state: followed, change: null };
  return save(db, claimed, {
    reported: state,
    // A website that refuses us, or doesn't answer, is audited when it is read again.
    auditAt: isSettled || facts?.refusal ? now() + auditEveryMs : auditAt,
    nextCheckAt: now() + (doubts.length > 0 ? secondTryMs : lookEveryMs),
    facts: isSettled ? facts : undefined,
    news: raised.length + cleared.length > 0 || change ? { raised, cleared, change } : undefined,
    url,
    now: now(),
  });
}

type Read = { facts: AuditFacts } | { facts?: undefined; readings: Readings };

async function readOnce(read: () => Promise<AuditFacts>): Promise<Read | 'ours'> {
  try {
    const facts = await read();
    detectOwnOutage('answered');
    return { facts };
  } catch (error) {
    if (!(error instanceof AppError) || isOwnFailure(error)) {
      log.error('audit: a watched website could not be read, trying again:', error);
      return 'ours';
    }
    return detectOwnOutage('unanswered') ? 'ours' : { readings: readFailure(error.code) };
  }
}

interface Checked {
  reported: WatchedState;
  auditAt: number;
  nextCheckAt: number;
  /** Present if the page was audited. */
  facts?: AuditFacts;
  news?: Omit<WatchNews, 'repairs'>;
  url: string;
  now: number;
}

async function save(
  db: Kysely<Tables>,
  claimed: ClaimedJob,
  { facts, news, url, now, nextCheckAt, auditAt, reported }: Checked,
): Promise<void> {
  const { key: token, claim } = claimed;
  const mails = news ? await writeMails(db, { token, claim, url, news, since: reported.mailedAt }) : [];
  await db.transaction().execute(async (trx) => {
    await repeatJob(trx, claimed, { dueAt: nextCheckAt, now });
    await saveCheck(trx, token, { auditAt, reported: news ? { ...reported, mailedAt: now } : reported });
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

interface Mailed {
  token: string;
  claim: string;
  url: string;
  news: Omit<WatchNews, 'repairs'>;
  /** When the last mail was written. */
  since: number;
}

/** Renders the mails before the transaction. Their keys contain the claim, so they are unique to this check. */
async function writeMails(db: Kysely<Tables>, { token, claim, url, news, since }: Mailed) {
  const [watchers, tries] = await Promise.all([listWatchers(db, token), findProofs(db, token)]);
  const repairs = tries.filter(({ state, triedAt }) => state === 'proven' && triedAt > since);
  return Promise.all(
    watchers.map(async (watcher) => {
      const { id, email, stop_token: stopToken } = watcher;
      const addressee = { email, locale: readLocale(watcher), report: token, stopToken, url };
      const message = await watchChangeMail({ ...news, repairs }, addressee);
      return { id, mailKey: `watch-${claim}-${id}`, message };
    }),
  );
}
