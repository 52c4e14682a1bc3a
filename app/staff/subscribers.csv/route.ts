import { methods } from '@/lib/http/methods';
import { download } from '@/lib/staff/download';
import { exportSubscribers, subscriberColumns, subscriberHeads } from '@/lib/staff/export-subscribers';
import { subscriberFilterSchema } from '@/lib/staff/schema';
import { countMatching } from '@/lib/staff/subscribers-store';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: download({
    name: 'subscribers.csv',
    schema: subscriberFilterSchema,
    columns: subscriberColumns,
    heads: subscriberHeads,
    action: 'exported_subscribers',
    count: countMatching,
    read: exportSubscribers,
  }),
});
