import 'server-only';
import type { TimedJob } from '@/lib/jobs/job';
import { type DeliverySummary, deliverDue } from './deliver';
import { isAnyMailDue } from './due-mail';

/** Sends what is due in the outbox. `onDelivered` is told about each time that something was. */
export function createMailJob(onDelivered?: (summary: DeliverySummary) => void): TimedJob {
  return {
    kind: 'mail',
    everyMs: 0,
    run: async ({ db, now }) => {
      if (!(await isAnyMailDue(db, now()))) return;
      const delivered = await deliverDue({ db, now, isBulk: true });
      onDelivered?.(delivered);
    },
  };
}
