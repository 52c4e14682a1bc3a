import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { nothingSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';
import { retryWebhook } from '@/lib/staff/test-webhook';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(nothingSchema, async ({ staff }) => {
    await retryWebhook(database(), { email: staff.email, now: Date.now() });
    return { to: '/staff/mail?said=retried#webhook' };
  }),
});
