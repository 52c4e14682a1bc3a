import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { rowsPerRead } from './limits';
import type { SubscriberFilter } from './schema';
import { findSubscribers } from './subscribers-store';

export const subscriberColumns = [
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

/** All subscriptions that match a filter, with their consent, as rows of a spreadsheet. */
export async function* exportSubscribers(db: Kysely<Tables>, filter: SubscriberFilter) {
  let after: string | undefined = '';
  while (after !== undefined) {
    const page = await findSubscribers(db, { ...filter, before: '', after }, rowsPerRead);
    yield page.rows.map((row) => ({
      email: row.email,
      state: row.state,
      language: row.locale,
      asked: time(row.requested_at),
      page: row.page ?? '',
      consent: row.consent_wording,
      confirmed: time(row.confirmed_at),
      ended: time(row.ended_at),
      reason: row.end_reason ?? '',
    }));
    after = page.after;
  }
}

function time(ms: number | null): string {
  return ms === null ? '' : new Date(ms).toISOString();
}
