import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { sessionCookie, withCookie } from '@/lib/staff/cookies';
import { endStaffSession } from '@/lib/staff/end-staff-session';
import { nothingSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(nothingSchema, async ({ staff }) => {
    await endStaffSession(database(), { id: staff.id, by: staff, now: Date.now() });
    return withCookie(seeOther('/staff/sign-in?said=signedOut'), sessionCookie, '');
  }),
});
