import { nameTimeColumn } from '@/lib/i18n/office-stamp';
import { exportedName, leadField, leadFieldNames } from './fields';

/** The columns of leads in CSV and JSON, in their order. */
export const leadColumns = [
  'received',
  'state',
  'owner',
  'answered',
  'amount',
  ...fieldColumns(),
  'spam',
  'mail',
  'problem',
  'ip',
  'browser',
  'id',
] as const;
export type LeadColumn = (typeof leadColumns)[number];

/** The fields, and beside the name the two names that importers of other programs ask for. */
function fieldColumns() {
  return leadFieldNames.flatMap((name) =>
    name === 'name' ? (['name', 'firstName', 'lastName'] as const) : exportedName(name),
  );
}

/** Where a head differs from its column: those by which HubSpot and Zoho know a field, and the zone of times. */
const ownHeads: Partial<Record<LeadColumn, string | undefined>> = {
  received: nameTimeColumn('received'),
  answered: nameTimeColumn('answered'),
  firstName: 'First Name',
  lastName: 'Last Name',
  ...Object.fromEntries(leadFieldNames.map((name) => [exportedName(name), leadField(name).head])),
};

export function nameColumn(column: LeadColumn): string {
  return ownHeads[column] ?? column;
}

/** The heads of a spreadsheet, in the order of `leadColumns`. */
export const leadHeads = leadColumns.map(nameColumn);
