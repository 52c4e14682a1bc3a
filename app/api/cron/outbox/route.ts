import { finishBackgroundWork } from '@/lib/background/background-work';
import { env } from '@/lib/config/env';
import { requireBearer } from '@/lib/http/bearer';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';

const work = route({ reads: 'nothing', schema: noInput }, async ({ request }) => {
  requireBearer(request, env.CRON_SECRET);
  const delivered = await finishBackgroundWork();
  return { success: true, ...delivered };
});

/**
 * For hosting without a long-running process: a scheduler calls this to do what the loop does elsewhere. Vercel's asks by
 * GET: https://vercel.com/docs/cron-jobs#how-cron-jobs-work
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: work, POST: work });
