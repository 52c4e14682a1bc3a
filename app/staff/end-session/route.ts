import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { endStaffSession } from '@/lib/staff/end-staff-session';
import { endSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(endSchema, async ({ input, staff }) => {
    await endStaffSession(database(), { id: input.session, by: staff, now: Date.now() });
    return { to: '/staff/sessions' };
  }),
});
