import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { settleSchema } from '@/lib/staff/schema';
import { settleMail } from '@/lib/staff/settle-mail';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(settleSchema, async ({ input: { mail }, staff }) => {
    await settleMail(database(), { key: mail, email: staff.email, now: Date.now() });
    return { to: '/staff/mail?said=settled' };
  }),
});
