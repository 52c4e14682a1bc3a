import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { formTokenLimit } from '@/lib/leads/limits';
import { presentCallTimes } from '@/lib/leads/present-call';

/** The days of the calls that the contact form offers, which the prerendered page can't know. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    { reads: 'nothing', schema: noInput, limit: { ...formTokenLimit, name: 'call-times' } },
    ({ locale }) => presentCallTimes(locale, Date.now()),
  ),
});
