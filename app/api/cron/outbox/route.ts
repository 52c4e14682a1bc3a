import { finishCrawls } from '@/lib/audit/work-on-crawls';
import { env } from '@/lib/config/env';
import { requireBearer } from '@/lib/http/bearer';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { sendDueBundles } from '@/lib/leads/send-due-bundles';
import { deliverDue } from '@/lib/mail/deliver';
import { forgetOldMails } from '@/lib/mail/forget-old-mails';

const work = route({ reads: 'nothing', schema: noInput }, async ({ request }) => {
  requireBearer(request, env.CRON_SECRET);
  await sendDueBundles();
  await finishCrawls();
  const delivered = await deliverDue();
  await forgetOldMails();
  return { success: true, ...delivered };
});

/**
 * For hosting without a long-running process: a scheduler calls this to do what the outbox loop does elsewhere. Vercel's
 * asks by GET: https://vercel.com/docs/cron-jobs#how-cron-jobs-work
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: work, POST: work });
