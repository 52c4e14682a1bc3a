import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { actOnIssue } from '@/lib/staff/act-on-issue';
import { issueSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(issueSchema, async ({ input, request, staff }) => {
    return actOnIssue(database(), input, {
      request,
      email: staff.email,
      now: Date.now(),
    });
  }),
});
