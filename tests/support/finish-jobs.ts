import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { Job } from '@/lib/jobs/job';
import { finishDueJobs } from '@/lib/jobs/worker';

/** Does the due jobs of these kinds as the site does, until none is left. */
export function finishJobs(
  jobs: readonly Job[],
  options: { db?: Kysely<Tables>; now?: () => number } = {},
): Promise<void> {
  return finishDueJobs(jobs, { ...options, withinMs: 300_000 });
}
