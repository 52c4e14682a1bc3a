import { z } from 'zod';
import { methods } from '@/lib/http/methods';
import { noBody } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { countForm } from '@/lib/tracking/count-form';
import { countedForms } from '@/lib/tracking/counted-forms';
import { formUseLimit } from '@/lib/tracking/limits';

/** Counts that a form was begun. That it was sent is counted by the route that receives it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { reads: 'beacon', schema: z.object({ form: z.enum(countedForms) }), limit: formUseLimit },
    async ({ input, request }) => noBody(countForm(request, input.form, 'start') ? 202 : 204),
  ),
});
