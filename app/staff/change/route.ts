import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { staffLeadPath } from '@/lib/site/staff-path';
import { changeLead } from '@/lib/staff/change-lead';
import { filterQuery } from '@/lib/staff/filter-query';
import { changeSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';
import { stalePage } from '@/lib/staff/stale-page';
import { keepTyped } from '@/lib/staff/typed-form';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(changeSchema, async ({ input: { lead, ...change }, request, staff }) => {
    const { email } = staff;
    const now = Date.now();
    const result = await changeLead(database(), { ...change, leadId: lead, email, now });
    if (result.kind === 'stale') {
      const changed = { version: String(result.version) };
      const typed = keepTyped(request, { lead, ...change, version: '' }, { changed });
      return stalePage({ leadId: lead, last: result.last, email, typed });
    }
    if (result.kind === 'unconfirmed') {
      // The page asks beside the field; see `LeadActions`.
      const { about } = result.fault;
      return { to: `${staffLeadPath(lead)}${filterQuery({ ask: about, value: change[about] })}#${about}` };
    }
    // A note is added to whatever version there is.
    const stored: Record<string, number> = change.action === 'note' ? {} : { version: change.version + 1 };
    return { to: staffLeadPath(lead), stored };
  }),
});
