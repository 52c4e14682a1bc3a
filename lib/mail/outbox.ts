import 'server-only';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { OutboxTable, ParkReason, Tables } from '@/lib/db/tables';
import type { MailMessage } from './message';

export type OutboxRow = Selectable<OutboxTable>;

/** Puts a mail into the outbox, inside the transaction that stores its reason. With a key that is there already it is that mail, and nothing is added. */
export async function enqueue(
  trx: Transaction<Tables>,
  mail: { key: string; kind: string; message: MailMessage; now: number },
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      key: mail.key,
      kind: mail.kind,
      payload: JSON.stringify(mail.message),
      status: 'pending',
      attempts: 0,
      created_at: mail.now,
      next_attempt_at: mail.now,
      unknown_since: null,
      finished_at: null,
      provider_id: null,
      park_reason: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Takes what is due, for as long as the lease: no other process gets it meanwhile. From here on the outcome
 * counts as unknown until one is recorded, because a process that dies may have sent the mail first.
 */
export async function claimDue(
  db: Kysely<Tables>,
  { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
): Promise<OutboxRow[]> {
  return (
    db
      // Materialized, because Postgres may run a plain subquery once per row, and its limit then counts for nothing.
      .with(
        (due) => due('due').materialized(),
        (query) =>
          query
            .selectFrom('outbox')
            .select('key')
            .where('status', '=', 'pending')
            .where('next_attempt_at', '<=', now)
            .orderBy('next_attempt_at')
            .limit(limit)
            .$if(isPostgres(db), (locked) => locked.forUpdate().skipLocked()),
      )
      .updateTable('outbox')
      .set({
        next_attempt_at: now + leaseMs,
        attempts: sql`attempts + 1`,
        unknown_since: sql`coalesce(unknown_since, ${now})`,
      })
      .where('key', 'in', (query) => query.selectFrom('due').select('due.key'))
      .returningAll()
      .execute()
  );
}

export async function recordSent(
  db: Kysely<Tables>,
  row: OutboxRow,
  sent: { providerId: string; now: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      status: 'sent',
      provider_id: sent.providerId,
      finished_at: sent.now,
      unknown_since: null,
      park_reason: null,
      last_error: null,
    })
    .where('key', '=', row.key)
    .execute();
}

/** Ignored when the lease ran out and someone else has claimed the row since. */
export async function recordRetry(
  db: Kysely<Tables>,
  row: OutboxRow,
  retry: { nextAttemptAt: number; unknownSince: number | null; error: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: retry.nextAttemptAt, unknown_since: retry.unknownSince, last_error: retry.error })
    .where('key', '=', row.key)
    .where('status', '=', 'pending')
    .where('attempts', '=', row.attempts)
    .execute();
}

/** Stops trying; the mail waits for staff. Ignored when someone else has claimed the row since. */
export async function park(
  db: Kysely<Tables>,
  row: OutboxRow,
  parked: { reason: ParkReason; error: string; now: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'parked', park_reason: parked.reason, last_error: parked.error, finished_at: parked.now })
    .where('key', '=', row.key)
    .where('status', '=', 'pending')
    .where('attempts', '=', row.attempts)
    .execute();
}

/** Takes mails out of the outbox for good, sent or not, when nothing of them may be kept. */
export async function discard(trx: Transaction<Tables>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await trx.deleteFrom('outbox').where('key', 'in', keys).execute();
}

/** Forgets mails that were sent before that moment: what they were about is kept elsewhere. Parked ones wait for staff. */
export async function deleteSentBefore(db: Kysely<Tables>, before: number): Promise<void> {
  await db.deleteFrom('outbox').where('status', '=', 'sent').where('finished_at', '<', before).execute();
}
