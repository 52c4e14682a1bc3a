import 'server-only';
import type { QueuedJob } from '@/lib/jobs/job';
import { addJob } from '@/lib/jobs/job-store';
import { auditWebsite } from '../engine/audit-website';
import { checkSite } from '../watch/check-site';
import { laterTriesMs, retryMs } from '../watch/watch-limits';

interface Parts {
  audit?: typeof auditWebsite;
}

/** Checks a watched website every week. Never given up for good, but after failures of ours only tried once a day. */
export function createWatchJob({ audit = auditWebsite }: Parts = {}): QueuedJob {
  return {
    kind: 'watch',
    atOnce: 1,
    mostAttempts: 3,
    retryMs,
    run: (claimed, { db, now }) => checkSite(claimed, { db, now, audit }),
    giveUp: (trx, { key }, { now }) =>
      addJob(trx, { kind: 'watch', key, report: key, now, dueAt: now + laterTriesMs }),
  };
}
