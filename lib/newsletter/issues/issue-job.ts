import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { minuteMs } from '@/lib/durations';
import type { ClaimedJob, JobContext, QueuedJob } from '@/lib/jobs/job';
import { addJob, finishJob, repeatJob, replaceJob } from '@/lib/jobs/job-store';
import { queueIssue } from './queue-issue';

const kind = 'issue';
/** How often mails that have been sent make room for others. */
const everyMs = 5000;

/** Puts the mails of an issue into the outbox, as many at a time as are sent soon, until all have got theirs. */
export const issueJob: QueuedJob = {
  kind,
  atOnce: 1,
  mostAttempts: 10,
  retryMs: minuteMs / 2,
  run: queueMails,
  // Staff see that it doesn't go on; what is at fault may be mended while it waits.
  giveUp: (trx, { key }, { now }) => addJob(trx, { kind, key, now, dueAt: now + 10 * minuteMs }),
};

/** Begins to send an issue, or goes on with it, from the transaction that says so. */
export async function queueIssueJob(trx: Transaction<Tables>, id: string, now: number): Promise<void> {
  await replaceJob(trx, { kind, key: id, now });
}

async function queueMails(claimed: ClaimedJob, { db, now }: JobContext): Promise<void> {
  await queueIssue(db, {
    id: claimed.key,
    now: now(),
    end: (trx, isOver) =>
      isOver ? finishJob(trx, claimed) : repeatJob(trx, claimed, { dueAt: now() + everyMs, now: now() }),
  });
}
