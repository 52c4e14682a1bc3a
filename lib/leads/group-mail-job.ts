import 'server-only';
import { minuteMs } from '@/lib/durations';
import type { ClaimedJob, JobContext, QueuedJob } from '@/lib/jobs/job';
import { addJob, finishJob, repeatJob } from '@/lib/jobs/job-store';
import { findNextGroupMail, groupMailJobId } from './queue-group-mail';
import { lockLeads } from './routing-store';
import { sendGroupMails } from './send-group-mails';

/** Mails leads without a mail of their own in bundles and digests. */
export const groupMailJob: QueuedJob = {
  kind: groupMailJobId.kind,
  atOnce: 1,
  mostAttempts: 10,
  retryMs: minuteMs,
  run: runGroupMail,
  // Never for good: leads wait.
  giveUp: (trx, _claimed, { now }) => addJob(trx, { ...groupMailJobId, now, dueAt: now + 10 * minuteMs }),
};

async function runGroupMail(claimed: ClaimedJob, { db, now }: JobContext): Promise<void> {
  await sendGroupMails(db, now());
  await db.transaction().execute(async (trx) => {
    // A lead that is stored meanwhile waits for the lock, and then finds this job ended, or due in time.
    await lockLeads(trx);
    const dueAt = await findNextGroupMail(trx);
    if (dueAt === undefined) await finishJob(trx, claimed);
    else await repeatJob(trx, claimed, { dueAt, now: now() });
  });
}
