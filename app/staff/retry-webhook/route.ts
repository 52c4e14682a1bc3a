import { after } from 'next/server';
import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { deliverDue } from '@/lib/mail/deliver';
import { nothingSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';
import { retryWebhook } from '@/lib/staff/test-webhook';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(nothingSchema, async ({ staff }) => {
    await retryWebhook(database(), { email: staff.email, now: Date.now() });
    after(() => deliverDue());
    return { to: '/staff/mail?said=retried#webhook' };
  }),
});
