import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { CsvSeparator } from '@/lib/leads/csv-table';
import { listLeads } from '@/lib/leads/leads-store';
import { presentLeads } from '@/lib/leads/present-leads';
import { recordChange } from './changes-store';
import { findLeadIds } from './desk-leads-store';
import type { LeadFilter } from './schema';

/** All leads that match a filter, as CSV for a spreadsheet. The export is recorded in the audit trail. */
export async function exportLeads(
  db: Kysely<Tables>,
  {
    filter,
    email,
    now,
    separator,
  }: { filter: LeadFilter; email: string; now: number; separator: CsvSeparator },
): Promise<string> {
  const ids = await findLeadIds(db, filter, now);
  const leads = (await listLeads(db, {})).filter(({ id }) => ids.has(id));
  await recordChange(db, { email, action: 'exported', detail: String(leads.length), now });
  return presentLeads.csv(leads, separator);
}
