import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { contactLimit } from '@/lib/leads/limits';
import { newsletterSchema } from '@/lib/newsletter/schema';
import { subscribe } from '@/lib/newsletter/subscribe';
import { newsletterPath } from '@/lib/site/pages';
import { countForm } from '@/lib/tracking/count-form';

/** The limit of enquiries, counted separately. */
const limit = { ...contactLimit, name: 'newsletter' };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      reads: 'json-or-form',
      schema: newsletterSchema,
      limit,
      form: { done: newsletterPath('check-inbox'), failed: newsletterPath('not-sent') },
    },
    async ({ input, request }) => {
      await subscribe(input);
      countForm(request, 'newsletter', 'submit');
      return { success: true };
    },
  ),
});
