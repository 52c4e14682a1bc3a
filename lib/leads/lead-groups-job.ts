import 'server-only';
import type { ClaimedJob, JobContext, QueuedJob } from '@/lib/jobs/job';
import { addJob, finishJob, repeatJob } from '@/lib/jobs/job-store';
import { findNextGroupMail, leadGroups } from './queue-lead-groups';
import { lockLeads } from './routing-store';
import { sendDueBundles } from './send-due-bundles';

const minuteMs = 60_000;

/** Mails leads without a mail of their own in bundles and digests. */
export const leadGroupsJob: QueuedJob = {
  kind: leadGroups.kind,
  atOnce: 1,
  mostAttempts: 10,
  retryMs: minuteMs,
  run: mailGroups,
  // Never for good: leads wait.
  giveUp: (trx, _claimed, { now }) => addJob(trx, { ...leadGroups, now, dueAt: now + 10 * minuteMs }),
};

async function mailGroups(claimed: ClaimedJob, { db, now }: JobContext): Promise<void> {
  await sendDueBundles(db, now());
  await db.transaction().execute(async (trx) => {
    // A lead that is stored meanwhile waits for the lock, and then finds this job ended, or due in time.
    await lockLeads(trx);
    const dueAt = await findNextGroupMail(trx);
    if (dueAt === undefined) await finishJob(trx, claimed);
    else await repeatJob(trx, claimed, { dueAt, now: now() });
  });
}
