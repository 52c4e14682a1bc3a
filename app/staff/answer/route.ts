import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { deliverAfterWait } from '@/lib/mail/deliver-after-wait';
import { actOnAnswer } from '@/lib/staff/act-on-answer';
import { answerUndoMs } from '@/lib/staff/limits';
import { answerSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(answerSchema, async ({ input, request, staff }) => {
    const page = await actOnAnswer(database(), { input, request, email: staff.email, now: Date.now() });
    if (input.action === 'send') deliverAfterWait(answerUndoMs);
    return page;
  }),
});
