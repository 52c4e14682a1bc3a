import 'server-only';
import { createAuditJobs } from '@/lib/audit/audit-jobs';
import { readingDatabase } from '@/lib/db/database';
import { hourMs, minuteMs } from '@/lib/durations';
import type { Job, TimedJob } from '@/lib/jobs/job';
import { bundleJob } from '@/lib/leads/bundles/bundle-job';
import { importOutageLeads } from '@/lib/leads/import-outage-leads';
import type { DeliverySummary } from '@/lib/mail/deliver';
import { createMailJob } from '@/lib/mail/mail-job';
import { issueJob } from '@/lib/newsletter/issues/issue-job';
import { deleteExpiredData } from '@/lib/privacy/delete-expired-data';
import { indexRecords } from '@/lib/staff/index-records';
import { mailOverdue } from '@/lib/staff/overdue-mail';
import { deleteSessionsBefore } from '@/lib/staff/sessions-store';
import { sumOldEvents } from '@/lib/tracking/sum-old-events';
import { createWebhookJob } from '@/lib/webhook/webhook-job';
import { finishMigrations } from './finish-migrations';

/** Everything that the site does after an answer, in the order in which it is started. */
export function listJobs(onDelivered?: (summary: DeliverySummary) => void): readonly Job[] {
  return [
    createMailJob(onDelivered),
    { kind: 'outage-leads', everyMs: 0, run: () => importOutageLeads() } satisfies TimedJob,
    bundleJob,
    createWebhookJob(),
    { kind: 'overdue', everyMs: minuteMs, run: ({ db, now }) => mailOverdue(db, now()) } satisfies TimedJob,
    ...createAuditJobs(),
    issueJob,
    {
      kind: 'search',
      everyMs: minuteMs,
      run: async ({ db }) => {
        await finishMigrations();
        await indexRecords({ db, reading: readingDatabase() });
      },
    } satisfies TimedJob,
    {
      kind: 'sums',
      everyMs: minuteMs,
      run: ({ db }) => sumOldEvents({ db, reading: readingDatabase() }),
    } satisfies TimedJob,
    {
      kind: 'retention',
      everyMs: hourMs,
      run: async ({ db, now }) => {
        await finishMigrations();
        await deleteExpiredData({ db, now: now() });
        await deleteSessionsBefore(db, now());
      },
    } satisfies TimedJob,
  ];
}
