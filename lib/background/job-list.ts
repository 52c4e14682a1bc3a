import 'server-only';
import { createPhoneJob } from '@/lib/audit/parts/phone-job';
import { workOnWatches } from '@/lib/audit/watch/work-on-watches';
import { workOnCrawls } from '@/lib/audit/work-on-crawls';
import { workOnRivals } from '@/lib/audit/work-on-rivals';
import type { Job } from '@/lib/jobs/job';
import { importOutageLeads } from '@/lib/leads/import-outage-leads';
import { sendDueBundles } from '@/lib/leads/send-due-bundles';
import type { DeliverySummary } from '@/lib/mail/deliver';
import { createMailJob } from '@/lib/mail/mail-job';
import { queueIssues } from '@/lib/newsletter/issues/queue-issues';
import { deleteExpiredData } from '@/lib/privacy/delete-expired-data';

const hourMs = 60 * 60_000;

/** Everything that the site does after an answer, in the order in which it is started. */
export function listJobs(onDelivered?: (summary: DeliverySummary) => void): readonly Job[] {
  return [
    createMailJob(onDelivered),
    { kind: 'outage-leads', everyMs: 0, run: () => importOutageLeads() },
    { kind: 'bundles', everyMs: 0, run: () => sendDueBundles() },
    { kind: 'site', everyMs: 0, run: () => workOnCrawls() },
    { kind: 'rivals', everyMs: 0, run: () => workOnRivals() },
    { kind: 'watches', everyMs: 0, run: () => workOnWatches() },
    { kind: 'issues', everyMs: 0, run: () => queueIssues() },
    createPhoneJob(),
    { kind: 'retention', everyMs: hourMs, run: () => deleteExpiredData() },
  ];
}
