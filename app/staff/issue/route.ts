import { after } from 'next/server';
import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { deliverDue } from '@/lib/mail/deliver';
import { actOnIssue } from '@/lib/staff/act-on-issue';
import { issueSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(issueSchema, async ({ input, request, staff }) => {
    const answer = await actOnIssue(database(), input, {
      ...{ request, email: staff.email, now: Date.now() },
    });
    // A test goes out at once; an issue is sent by its job.
    if (input.action === 'test') after(() => deliverDue());
    return answer;
  }),
});
