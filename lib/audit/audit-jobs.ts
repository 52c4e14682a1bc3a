import 'server-only';
import type { QueuedJob } from '@/lib/jobs/job';
import { createPhoneScreenJob } from './jobs/phone-screen-job';
import { createRivalJob } from './jobs/rival-job';
import { createSiteJob } from './jobs/site-job';
import { siteMailJob } from './jobs/site-mail-job';
import { createWatchJob } from './jobs/watch-job';

/** What follows an audit, in the order in which it is started. */
export function createAuditJobs(): readonly QueuedJob[] {
  return [createPhoneScreenJob(), createRivalJob(), createSiteJob(), siteMailJob, createWatchJob()];
}
