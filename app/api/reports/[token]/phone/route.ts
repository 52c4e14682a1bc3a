import { partLimit } from '@/lib/audit/limits';
import { readPhoneScreen } from '@/lib/audit/read-parts';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';

/** What a phone shows of the page; polled by the report while it is pending. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit: partLimit }, ({ locale, param }) =>
    readPhoneScreen(param('token'), locale),
  ),
});
