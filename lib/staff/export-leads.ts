import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { CsvSeparator } from '@/lib/leads/csv-table';
import { listLeads } from '@/lib/leads/leads-store';
import { presentForSpreadsheet } from '@/lib/leads/present-leads';
import { findLeadKeys } from './desk-leads-store';
import { rowsPerRead } from './limits';
import type { LeadFilter } from './schema';

/** All leads that match a filter as rows of a spreadsheet, in the order of the list. */
export async function* exportLeads(
  db: Kysely<Tables>,
  filter: LeadFilter,
  { now, separator }: { now: number; separator: CsvSeparator },
) {
  let after: string | undefined = '';
  while (after !== undefined) {
    const page = await findLeadKeys(db, { ...filter, before: '', after }, now, rowsPerRead);
    const leads = await listLeads(db, { ids: page.rows.map(({ id }) => id) });
    const byId = new Map(leads.map((lead) => [lead.id, lead]));
    yield page.rows
      .flatMap(({ id }) => byId.get(id) ?? [])
      .map((lead) => presentForSpreadsheet(lead, separator));
    after = page.after;
  }
}
