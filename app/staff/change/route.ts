import { after } from 'next/server';
import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { deliverDue } from '@/lib/mail/deliver';
import { staffLeadPath } from '@/lib/site/staff-path';
import { changeLead } from '@/lib/staff/change-lead';
import { changeSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';
import { stalePage } from '@/lib/staff/stale-page';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(changeSchema, async ({ input: { lead, ...change }, staff }) => {
    const { email } = staff;
    const result = await changeLead(database(), { ...change, leadId: lead, email, now: Date.now() });
    if (result.kind === 'stale') return stalePage(lead, result.last, { typed: change.note });
    after(() => deliverDue());
    return { to: staffLeadPath(lead) };
  }),
});
