import { phoneProgressLimit } from '@/lib/audit/limits';
import { readRenderingProgress } from '@/lib/audit/read-rendering-progress';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';

/** The phone rendering of a report's page, or that it is still pending; polled by the report every few seconds. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit: phoneProgressLimit }, ({ request, locale }) =>
    readRenderingProgress(new URL(request.url).pathname.split('/').at(-2) ?? '', locale),
  ),
});
