import { databaseHandles } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { forgetSomeone } from '@/lib/staff/forget-someone';
import { forgetSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(forgetSchema, async ({ input: who, staff }) => {
    const receipt = await forgetSomeone(databaseHandles(), who, {
      email: staff.email,
      now: Date.now(),
    });
    return { to: `/staff/forget?receipt=${receipt}` };
  }),
});
