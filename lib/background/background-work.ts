import 'server-only';
import { database } from '@/lib/db/database';
import { describeSchema } from '@/lib/db/describe-schema';
import { migrateToLatest } from '@/lib/db/migrate';
import { startJobLoop } from '@/lib/jobs/loop';
import { finishDueJobs, startDueJobs } from '@/lib/jobs/worker';
import { log } from '@/lib/log/log';
import type { DeliverySummary } from '@/lib/mail/deliver';
import { probeNow } from '@/lib/mail/pause-store';
import { listJobs } from './job-list';
import { reportEarlierClock, watchClock } from './report-clock';

/** Less than the 60 s that platforms give a request and what is done after its response. */
const withinMs = 50_000;

/**
 * Does the site's work every few seconds until the process ends, after bringing the database up to date. A paused outbox is
 * probed soon after the start, because the key may have been corrected.
 */
export async function startBackgroundWork(): Promise<void> {
  const jobs = listJobs();
  const look = watchClock();
  await startJobLoop({
    migrate: async () => {
      const state = await migrateToLatest(database());
      if (state === 'newer') log.error(`database: ${describeSchema(state)}`);
      await reportEarlierClock(database(), Date.now());
      await probeNow(database(), Date.now());
    },
    start: () => {
      look(Date.now());
      return startDueJobs(jobs);
    },
    finish: () => finishBackgroundWork(),
  });
}

/**
 * Does what is due and resolves when nothing is any more, at most for as long as a platform permits; what is unfinished then
 * is taken up by the next process. Returns what became of mails. Throws when the database fails.
 */
export async function finishBackgroundWork(): Promise<DeliverySummary> {
  const total: DeliverySummary = { sent: 0, retried: 0, held: 0, paused: 0, parked: 0 };
  const add = (delivered: DeliverySummary) => {
    total.sent += delivered.sent;
    total.retried += delivered.retried;
    total.held += delivered.held;
    total.paused += delivered.paused;
    total.parked += delivered.parked;
  };
  await finishDueJobs(listJobs(add), { withinMs });
  return total;
}
