import { database } from '@/lib/db/database';
import { AppError } from '@/lib/errors';
import { methods } from '@/lib/http/methods';
import { isDeskLink } from '@/lib/leads/desk-links';
import { staffLeadPath } from '@/lib/site/staff-path';
import { changeLead } from '@/lib/staff/change-lead';
import { confirmSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';
import { stalePage } from '@/lib/staff/stale-page';

/** Target of the button on the page `staff/act`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(confirmSchema, async ({ input: { lead, version, action, sign }, staff }) => {
    if (!(await isDeskLink(lead, action, sign))) throw new AppError('not_found');
    const { email } = staff;
    const result = await changeLead(database(), { leadId: lead, version, action, email, now: Date.now() });
    return result.kind === 'stale'
      ? stalePage({ leadId: lead, last: result.last, email })
      : { to: staffLeadPath(lead) };
  }),
});
