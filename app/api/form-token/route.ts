import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { createFormToken } from '@/lib/leads/form-token';
import { formTokenLimit } from '@/lib/leads/limits';

/** Requested when a form is first touched, so that the page itself is the same for everyone and may be cached. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit: formTokenLimit }, async () => ({
    token: await createFormToken(Date.now()),
  })),
});
