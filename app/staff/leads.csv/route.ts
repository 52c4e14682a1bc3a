import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { csvDownload, readSeparator } from '@/lib/staff/csv-download';
import { exportLeads } from '@/lib/staff/export-leads';
import { filterSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: staffRoute(filterSchema, async ({ input: filter, request, staff }) =>
    csvDownload(
      'leads.csv',
      await exportLeads(database(), {
        filter,
        email: staff.email,
        now: Date.now(),
        separator: readSeparator(request),
      }),
    ),
  ),
});
