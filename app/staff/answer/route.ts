import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { wake } from '@/lib/jobs/wake';
import { actOnAnswer } from '@/lib/staff/act-on-answer';
import { answerUndoMs } from '@/lib/staff/limits';
import { answerSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(answerSchema, async ({ input, request, staff }) => {
    const page = await actOnAnswer(database(), { input, request, email: staff.email, now: Date.now() });
    // Until then the answer can be taken back.
    if (input.action === 'send') wake(answerUndoMs);
    return page;
  }),
});
