import 'server-only';
import type { QueuedJob } from '@/lib/jobs/job';
import { addJob } from '@/lib/jobs/job-store';
import { auditWebsite } from '../engine/audit-website';
import { createVisitWait } from '../visit/wait-for-visits';
import { checkSite } from '../watch/check-site';
import { lookEveryMs, retryMs } from '../watch/limits';
import { quickCheckSite } from '../watch/quick-check-site';
import { watchJobKind } from '../watch/watched-site-store';

interface Dependencies {
  audit?: typeof auditWebsite;
  look?: typeof quickCheckSite;
}

/**
 * Looks at a watched website every day, and audits its page every week. Never given up for good, but after failures of ours
 * only tried once a day.
 */
export function createWatchJob({
  audit = auditWebsite,
  look = quickCheckSite,
}: Dependencies = {}): QueuedJob {
  return {
    kind: watchJobKind,
    atOnce: 2,
    mostAttempts: 3,
    retryMs,
    run: async (claimed, { db, now }) => {
      await createVisitWait()();
      await checkSite(claimed, { db, now, audit, look });
    },
    giveUp: (trx, { key }, { now }) =>
      addJob(trx, { kind: watchJobKind, key, report: key, now, dueAt: now + lookEveryMs }),
  };
}
