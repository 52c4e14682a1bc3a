import type { Kysely } from 'kysely';
import { siteMailJob } from '@/lib/audit/jobs/site-mail-job';
import type { Tables } from '@/lib/db/tables';
import { addJob } from '@/lib/jobs/job-store';
import { finishJobs } from './finish-jobs';
import { sampleSiteAudit } from './sample-site';

/** Has the crawl of a report be over, and its mail put into the outbox. */
export async function mailUnseenCrawl(db: Kysely<Tables>, token: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const done = { state: 'done', audit: JSON.stringify(sampleSiteAudit()) } as const;
    await trx.updateTable('audit_crawls').set(done).where('token', '=', token).execute();
    await addJob(trx, { kind: 'site-mail', key: token, report: token, now });
  });
  await finishJobs([siteMailJob], { db, now: () => now });
}
