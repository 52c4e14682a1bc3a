import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { keyMayHaveExpired } from './key-expiry';
import type { OutboxRow } from './outbox';
import { probeNow } from './pause-store';

/** Duration of a claim, which may be running; mails due within this time need no retry command. */
const soonMs = 30_000;

/** All waiting and parked mails, oldest first. */
export async function listUnsent(db: Kysely<Tables>): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('status', 'in', ['pending', 'parked'])
    .orderBy('created_at')
    .orderBy('key')
    .execute();
}

/** Makes waiting mails due now (all if `keys` is empty), and schedules a probe of a paused outbox. Returns their number. */
export async function retryNow(
  db: Kysely<Tables>,
  { keys, now }: { keys: readonly string[]; now: number },
): Promise<number> {
  await probeNow(db, now);
  const rows = await db
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('status', '=', 'pending')
    .where('next_attempt_at', '>', now + soonMs)
    .$if(keys.length > 0, (query) => query.where('key', 'in', keys))
    .returning('key')
    .execute();
  return rows.length;
}

/**
 * Resets parked mails to be tried as if they were new. A mail that the provider may have accepted, but whose key it no
 * longer recognises, is released only with `evenIfSent`, because it could arrive twice.
 */
export async function release(
  db: Kysely<Tables>,
  rows: readonly OutboxRow[],
  options: { now: number; remembersKeysForMs: number; evenIfSent: boolean },
): Promise<{ released: string[]; maySendTwice: string[] }> {
  const { now, remembersKeysForMs, evenIfSent } = options;
  const isDoubtful = (row: OutboxRow) => keyMayHaveExpired(row, remembersKeysForMs, now);
  const chosen = rows.filter((row) => evenIfSent || !isDoubtful(row));
  for (const row of chosen) {
    await db
      .updateTable('outbox')
      .set({
        status: 'pending',
        next_attempt_at: now,
        failures: 0,
        waited_ms: 0,
        refusals: 0,
        finished_at: null,
        park_reason: null,
        ...(isDoubtful(row) ? { unknown_since: null, unknown_ms: 0 } : {}),
      })
      .where('key', '=', row.key)
      .where('status', '=', row.status)
      .where('attempts', '=', row.attempts)
      .execute();
  }
  const maySendTwice = rows.filter((row) => !chosen.includes(row));
  return { released: chosen.map(({ key }) => key), maySendTwice: maySendTwice.map(({ key }) => key) };
}
