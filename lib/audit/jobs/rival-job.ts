import 'server-only';
import type { ClaimedJob, JobContext, QueuedJob } from '@/lib/jobs/job';
import { finishJob, releaseJob } from '@/lib/jobs/job-store';
import { auditWebsite } from '../engine/audit-website';
import { toRivalRecord } from '../rivals/rival-record';
import { findOpenRival, type RivalResult, rivalJobKind, saveRival } from '../rivals/rivals-store';
import { findReason, findRefusal } from '../rivals/unread-reason';
import { withTimeout } from '../visit/with-timeout';

const retryMs = 30_000;

interface Dependencies {
  audit?: typeof auditWebsite;
  /** Milliseconds for one page, including its wait in the queue of visits. */
  budgetMs?: number;
}

/** Reads one page of each website that a report is compared with, within the limits of every audit. */
export function createRivalJob({ audit = auditWebsite, budgetMs = 75_000 }: Dependencies = {}): QueuedJob {
  return {
    kind: rivalJobKind,
    atOnce: 1,
    mostAttempts: 3,
    retryMs,
    run: (claimed, context) => readRival(claimed, context, { audit, budgetMs }),
    giveUp: (trx, { key }) => saveRival(trx, key, { reason: 'busy' }),
  };
}

async function readRival(
  claimed: ClaimedJob,
  { db, now }: JobContext,
  { audit, budgetMs }: Required<Dependencies>,
): Promise<void> {
  const address = await findOpenRival(db, claimed.key);
  if (address === undefined) return;
  const result = await readPage(audit(address), budgetMs);
  if (!result) return releaseJob(db, claimed, { dueAt: now() + retryMs, now: now(), counts: true });
  await db.transaction().execute(async (trx) => {
    await finishJob(trx, claimed);
    await saveRival(trx, claimed.key, result);
  });
}

/**
 * Null when the time is up: a slow website fails much earlier, so it was spent in our own queue. Throws after other failures
 * of ours, which say nothing about the website.
 */
async function readPage(
  reading: ReturnType<typeof auditWebsite>,
  budgetMs: number,
): Promise<RivalResult | null> {
  try {
    const facts = await withTimeout(reading, budgetMs);
    if (!facts) return null;
    const refusal = findRefusal(facts);
    return refusal ? { reason: refusal } : { record: toRivalRecord(facts) };
  } catch (error) {
    const reason = findReason(error);
    if (reason) return { reason };
    throw error;
  }
}
