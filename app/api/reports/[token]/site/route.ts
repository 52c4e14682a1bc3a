import { siteProgressLimit } from '@/lib/audit/limits';
import { readSiteProgress } from '@/lib/audit/read-site-progress';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';

/** Progress and findings of the crawl of a report's website; polled by the report every few seconds. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit: siteProgressLimit }, ({ request, locale }) =>
    readSiteProgress(new URL(request.url).pathname.split('/').at(-2) ?? '', locale),
  ),
});
