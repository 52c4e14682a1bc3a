import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { type CsvSeparator, csvTable } from '@/lib/leads/csv-table';
import { recordChange } from './changes-store';
import type { SubscriberFilter } from './schema';
import { listSubscribers } from './subscribers-store';

const columns = [
  'email',
  'state',
  'language',
  'asked',
  'page',
  'consent',
  'confirmed',
  'ended',
  'reason',
] as const;

/** All subscriptions that match a filter, with their consent, as CSV. The export is recorded in the audit trail. */
export async function exportSubscribers(
  db: Kysely<Tables>,
  {
    filter,
    email,
    now,
    separator,
  }: { filter: SubscriberFilter; email: string; now: number; separator: CsvSeparator },
): Promise<string> {
  const rows = await listSubscribers(db, filter);
  await recordChange(db, { email, action: 'exported_subscribers', detail: String(rows.length), now });
  return csvTable(
    columns,
    rows.map((row) => ({
      email: row.email,
      state: row.state,
      language: row.locale,
      asked: time(row.requested_at),
      page: row.page ?? '',
      consent: row.consent_wording,
      confirmed: time(row.confirmed_at),
      ended: time(row.ended_at),
      reason: row.end_reason ?? '',
    })),
    separator,
  );
}

function time(ms: number | null): string {
  return ms === null ? '' : new Date(ms).toISOString();
}
