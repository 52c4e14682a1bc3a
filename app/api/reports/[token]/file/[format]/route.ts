import { partLimit } from '@/lib/audit/limits';
import { readReportFile } from '@/lib/audit/read-report';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';

/** A report as PDF, JSON or Markdown, for anyone with its link. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit: partLimit }, ({ request, param }) =>
    readReportFile({ token: param('token'), format: param('format') }, new URL(request.url)),
  ),
});
