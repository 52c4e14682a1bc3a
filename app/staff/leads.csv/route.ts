import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { exportLeads } from '@/lib/staff/export-leads';
import { filterSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: staffRoute(filterSchema, async ({ input: filter, staff }) => {
    const csv = await exportLeads(database(), { filter, email: staff.email, now: Date.now() });
    return new Response(csv, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="leads.csv"',
        'Cache-Control': 'private, no-store',
      },
    });
  }),
});
