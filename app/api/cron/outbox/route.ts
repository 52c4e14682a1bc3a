import { finishWatches } from '@/lib/audit/watch/work-on-watches';
import { finishCrawls } from '@/lib/audit/work-on-crawls';
import { finishRenderings } from '@/lib/audit/work-on-renderings';
import { finishRivals } from '@/lib/audit/work-on-rivals';
import { env } from '@/lib/config/env';
import { requireBearer } from '@/lib/http/bearer';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { importOutageLeads } from '@/lib/leads/import-outage-leads';
import { sendDueBundles } from '@/lib/leads/send-due-bundles';
import { deliverDue } from '@/lib/mail/deliver';
import { queueIssues } from '@/lib/newsletter/issues/queue-issues';
import { deleteExpiredData } from '@/lib/privacy/delete-expired-data';

const work = route({ reads: 'nothing', schema: noInput }, async ({ request }) => {
  requireBearer(request, env.CRON_SECRET);
  await importOutageLeads();
  await sendDueBundles();
  await finishRenderings();
  await Promise.all([finishCrawls(), finishRivals()]);
  await finishWatches();
  await queueIssues();
  const delivered = await deliverDue({ isBulk: true });
  await deleteExpiredData();
  return { success: true, ...delivered };
});

/**
 * For hosting without a long-running process: a scheduler calls this to do what the outbox loop does elsewhere. Vercel's
 * asks by GET: https://vercel.com/docs/cron-jobs#how-cron-jobs-work
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: work, POST: work });
