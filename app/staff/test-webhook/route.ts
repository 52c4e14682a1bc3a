import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { nothingSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';
import { testWebhook } from '@/lib/staff/test-webhook';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(nothingSchema, async ({ staff }) => {
    await testWebhook(database(), { email: staff.email, now: Date.now() });
    return { to: '/staff/mail?said=tested#webhook' };
  }),
});
