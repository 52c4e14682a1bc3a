import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { nameTimeColumn, stampTime } from '@/lib/i18n/office-stamp';
import { rowsPerRead } from './limits';
import type { SubscriberFilter } from './schema';
import { findSubscribers } from './subscribers-store';

/** The address isn't first: a program that keeps the byte order mark would not find its column. */
export const subscriberColumns = [
  'state',
  'email',
  'language',
  'asked',
  'page',
  'consent',
  'confirmed',
  'ended',
  'reason',
] as const;

const times: readonly string[] = ['asked', 'confirmed', 'ended'];

/** The heads of the spreadsheet, in the order of `subscriberColumns`. */
export const subscriberHeads = subscriberColumns.map((column) => {
  if (column === 'email') return 'Email';
  return times.includes(column) ? nameTimeColumn(column) : column;
});

/** All subscriptions that match a filter, with their consent, as rows of a spreadsheet. */
export async function* exportSubscribers(db: Kysely<Tables>, filter: SubscriberFilter) {
  let after: string | undefined = '';
  while (after !== undefined) {
    const page = await findSubscribers(db, { ...filter, before: '', after }, rowsPerRead);
    yield page.rows.map((row) => ({
      email: row.email,
      state: row.state,
      language: row.locale,
      asked: stampTime(row.requested_at),
      page: row.page ?? '',
      consent: row.consent_wording,
      confirmed: stampTime(row.confirmed_at),
      ended: stampTime(row.ended_at),
      reason: row.end_reason ?? '',
    }));
    after = page.after;
  }
}
