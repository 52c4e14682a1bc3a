import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { resumeSubscriber } from '@/lib/staff/resume-subscriber';
import { resumeSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(resumeSchema, async ({ input: { subscriber }, staff }) => {
    await resumeSubscriber(database(), { id: subscriber, email: staff.email, now: Date.now() });
    return { to: '/staff/subscribers?said=resumed' };
  }),
});
