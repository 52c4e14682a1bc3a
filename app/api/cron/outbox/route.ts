import { finishWatches } from '@/lib/audit/watch/work-on-watches';
import { finishCrawls } from '@/lib/audit/work-on-crawls';
import { env } from '@/lib/config/env';
import { requireBearer } from '@/lib/http/bearer';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { sendDueBundles } from '@/lib/leads/send-due-bundles';
import { takeInOutageLeads } from '@/lib/leads/take-in-outage-leads';
import { deliverDue } from '@/lib/mail/deliver';
import { forgetWhatIsOld } from '@/lib/privacy/forget-what-is-old';

const work = route({ reads: 'nothing', schema: noInput }, async ({ request }) => {
  requireBearer(request, env.CRON_SECRET);
  await takeInOutageLeads();
  await sendDueBundles();
  await finishCrawls();
  await finishWatches();
  const delivered = await deliverDue();
  await forgetWhatIsOld();
  return { success: true, ...delivered };
});

/**
 * For hosting without a long-running process: a scheduler calls this to do what the outbox loop does elsewhere. Vercel's
 * asks by GET: https://vercel.com/docs/cron-jobs#how-cron-jobs-work
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: work, POST: work });
