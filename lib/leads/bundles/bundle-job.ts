import 'server-only';
import { minuteMs } from '@/lib/durations';
import type { ClaimedJob, JobContext, QueuedJob } from '@/lib/jobs/job';
import { addJob, finishJob, repeatJob } from '@/lib/jobs/job-store';
import { lockLeads } from '../routing-store';
import { enqueueDueBundles } from './enqueue-due-bundles';
import { bundleJobId, findNextBundle } from './queue-bundles';

/** Mails leads without a mail of their own in bundles and digests. */
export const bundleJob: QueuedJob = {
  kind: bundleJobId.kind,
  atOnce: 1,
  mostAttempts: 10,
  retryMs: minuteMs,
  run: runBundles,
  // Never for good: leads wait.
  giveUp: (trx, _claimed, { now }) => addJob(trx, { ...bundleJobId, now, dueAt: now + 10 * minuteMs }),
};

async function runBundles(claimed: ClaimedJob, { db, now }: JobContext): Promise<void> {
  await enqueueDueBundles(db, now());
  await db.transaction().execute(async (trx) => {
    // A lead that is stored meanwhile waits for the lock, and then finds this job ended, or due in time.
    await lockLeads(trx);
    const dueAt = await findNextBundle(trx);
    if (dueAt === undefined) await finishJob(trx, claimed);
    else await repeatJob(trx, claimed, { dueAt, now: now() });
  });
}
