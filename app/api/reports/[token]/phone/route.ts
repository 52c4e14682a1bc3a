import { phoneProgressLimit } from '@/lib/audit/limits';
import { watchRendering } from '@/lib/audit/watch-rendering';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';

/** A report's page on a phone, or that it is still waited for; asked every few seconds by the page that waits. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit: phoneProgressLimit }, ({ request, locale }) =>
    watchRendering(new URL(request.url).pathname.split('/').at(-2) ?? '', locale),
  ),
});
