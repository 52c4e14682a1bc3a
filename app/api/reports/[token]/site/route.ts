import { siteProgressLimit } from '@/lib/audit/limits';
import { watchSite } from '@/lib/audit/watch-site';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';

/** Progress and findings of the crawl of a report's website; polled by the report every few seconds. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit: siteProgressLimit }, ({ request, locale }) =>
    watchSite(new URL(request.url).pathname.split('/').at(-2) ?? '', locale),
  ),
});
