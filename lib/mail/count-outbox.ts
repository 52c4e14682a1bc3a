import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';

export interface OutboxCounts {
  pending: number;
  /** Mails that were given up or refused and need action by staff. */
  parked: number;
  /** When the oldest pending mail was created, in milliseconds since 1970; null if there is none. */
  oldestPendingAt: number | null;
}

/** Counts of mails for the health check and operators. */
export async function countOutbox(given?: Kysely<Tables>): Promise<OutboxCounts> {
  const rows = await (given ?? database())
    .selectFrom('outbox')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('status', 'in', ['pending', 'parked'])
    .groupBy('status')
    .execute();
  const pending = rows.find((row) => row.status === 'pending');
  const parked = rows.find((row) => row.status === 'parked');
  return {
    pending: pending?.count ?? 0,
    parked: parked?.count ?? 0,
    oldestPendingAt: pending?.oldest ?? null,
  };
}
