import 'server-only';
import { log } from '@/lib/log/log';
import type { ClaimedJob, GiveUpReason, JobContext, QueuedJob } from './job';
import { ClaimLost, claimJob, finishJob, releaseJob, renewClaim } from './job-store';
import { renewEveryMs } from './limits';

/** Claims and does the jobs of one kind, one after the other, until none is due. Never rejects; false if the database failed. */
export async function runJobs(job: QueuedJob, context: JobContext): Promise<boolean> {
  try {
    for (;;) {
      const claimed = await claimJob(context.db, job.kind, context.now());
      if (!claimed) return true;
      await runJob(job, claimed, context);
    }
  } catch (error) {
    log.error(`jobs: ${job.kind} could not be claimed or ended, trying again:`, error);
    return false;
  }
}

/** Throws when the database fails; the claim expires then. */
async function runJob(job: QueuedJob, claimed: ClaimedJob, context: JobContext): Promise<void> {
  const { db, now } = context;
  const reason = findGiveUpReason(job, claimed, now());
  const renewing = setInterval(() => {
    renewClaim(db, claimed, now()).catch((error) => {
      if (!(error instanceof ClaimLost)) log.warn('jobs: a claim could not be renewed:', error);
    });
  }, renewEveryMs);
  renewing.unref();
  try {
    if (reason) {
      await db.transaction().execute(async (trx) => {
        await finishJob(trx, claimed);
        await job.giveUp(trx, claimed, { reason, now: now() });
      });
      return;
    }
    await job.run(claimed, context);
    await finishJob(db, claimed);
  } catch (error) {
    if (error instanceof ClaimLost) return;
    log.error(`jobs: ${job.kind} failed, trying again:`, error);
    await releaseJob(db, claimed, { dueAt: now() + job.retryMs, now: now(), counts: true });
  } finally {
    clearInterval(renewing);
  }
}

function findGiveUpReason(
  { mostAttempts, giveUpAfterMs = Number.POSITIVE_INFINITY }: QueuedJob,
  { attempts, queuedAt }: ClaimedJob,
  now: number,
): GiveUpReason | undefined {
  if (attempts > mostAttempts) return 'attempts';
  return now - queuedAt >= giveUpAfterMs ? 'late' : undefined;
}
