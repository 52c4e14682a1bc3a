import { env } from '@/lib/config/env';
import { requireBearer } from '@/lib/http/bearer';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { deliverDue } from '@/lib/mail/deliver';

/** For hosting without a long-running process: a scheduler calls this to deliver what is due. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ reads: 'nothing', schema: noInput }, async ({ request }) => {
    requireBearer(request, env.CRON_SECRET);
    return { success: true, ...(await deliverDue()) };
  }),
});
