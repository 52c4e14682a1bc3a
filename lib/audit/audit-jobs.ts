import 'server-only';
import type { QueuedJob } from '@/lib/jobs/job';
import { createPhoneScreenJob } from './follow-ups/phone-screen-job';
import { createRivalJob } from './follow-ups/rival-job';
import { createSiteJob } from './follow-ups/site-job';
import { siteMailJob } from './follow-ups/site-mail-job';
import { createWatchJob } from './follow-ups/watch-job';

/** What follows an audit, in the order in which it is started. */
export function createAuditJobs(): readonly QueuedJob[] {
  return [createPhoneScreenJob(), createRivalJob(), createSiteJob(), siteMailJob, createWatchJob()];
}
