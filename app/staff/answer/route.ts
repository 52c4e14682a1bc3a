import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { actOnAnswer } from '@/lib/staff/act-on-answer';
import { answerSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(answerSchema, ({ input, staff }) =>
    actOnAnswer(database(), { input, email: staff.email, now: Date.now() }),
  ),
});
