import { methods } from '@/lib/http/methods';
import { leadColumns, leadHeads } from '@/lib/leads/export-columns';
import { countLeads } from '@/lib/staff/desk-leads-store';
import { download } from '@/lib/staff/download';
import { exportLeads } from '@/lib/staff/export-leads';
import { filterSchema } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: download({
    name: 'leads.csv',
    schema: filterSchema,
    columns: leadColumns,
    heads: leadHeads,
    action: 'exported',
    count: countLeads,
    read: exportLeads,
  }),
});
