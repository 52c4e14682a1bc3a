import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { csvDownload, readSeparator } from '@/lib/staff/csv-download';
import { exportSubscribers } from '@/lib/staff/export-subscribers';
import { subscriberFilterSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: staffRoute(subscriberFilterSchema, async ({ input: filter, request, staff }) =>
    csvDownload(
      'subscribers.csv',
      await exportSubscribers(database(), {
        filter,
        email: staff.email,
        now: Date.now(),
        separator: readSeparator(request),
      }),
    ),
  ),
});
