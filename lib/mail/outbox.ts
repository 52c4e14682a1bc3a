import 'server-only';
import { expressionBuilder, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { claimRows } from '@/lib/jobs/claim-rows';
import { admit, collectedFrom, type Recipient } from './budget-store';
import { isDue } from './due-mail';
import type { MailMessage } from './message';
import type { OutboxTable, ParkReason } from './tables';

export type OutboxRow = Selectable<OutboxTable>;

/** Kind of newsletter mails, which are sent after all other mails, so that none has to wait for them. */
export const newsletterKind = 'newsletter-issue';

interface NewMail {
  key: string;
  /** Shared by mails about one record; by default the key. */
  groupKey?: string;
  kind: string;
  recipient: Recipient;
  message: MailMessage;
  now: number;
  /** When it is due, at once by default; see make-mail-due.ts. */
  dueAt?: number;
}

/**
 * Puts a mail into the outbox, within the transaction that stores the record it is about; beyond the budget of its mailbox
 * it waits to be collected, or isn't added if it is optional. Does nothing if the key exists. Returns whether it was added.
 */
export async function enqueue(trx: Transaction<Tables>, mail: NewMail): Promise<boolean> {
  const admitted = await admit(trx, {
    recipient: mail.recipient,
    to: mail.message.to[0] ?? '',
    now: mail.now,
  });
  if (!admitted) return false;
  const added = await trx
    .insertInto('outbox')
    .values({
      key: mail.key,
      group_key: mail.groupKey ?? mail.key,
      kind: mail.kind,
      payload: JSON.stringify(mail.message),
      ...admitted,
      attempts: 0,
      failures: 0,
      refusals: 0,
      created_at: mail.now,
      next_attempt_at: admitted.status === 'collecting' ? collectedFrom(mail.now) : (mail.dueAt ?? mail.now),
      waited_ms: 0,
      unknown_since: null,
      unknown_ms: 0,
      finished_at: null,
      provider_id: null,
      park_reason: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return added !== undefined;
}

interface Claim {
  now: number;
  leaseMs: number;
  limit: number;
  order?: 'next_attempt_at' | 'attempts';
  /** Whether mails to many people are claimed, too, after all others. */
  isBulk?: boolean;
}

/**
 * Claims due mails for the duration of the lease, during which no other process gets them. Their outcome counts as
 * unknown until one is recorded, because a process may crash after sending the mail.
 */
export async function claimDue(db: Kysely<Tables>, claim: Claim): Promise<OutboxRow[]> {
  const { now, leaseMs, limit, order = 'next_attempt_at', isBulk = true } = claim;
  const eb = expressionBuilder<Tables, 'outbox'>();
  return claimRows(db, 'outbox', {
    key: 'key',
    due: eb.and([isDue(eb, now), ...(isBulk ? [] : [eb('kind', '<>', newsletterKind)])]),
    order: sql`case when kind = ${newsletterKind} then 1 else 0 end, ${sql.ref(order)}, next_attempt_at`,
    limit,
    set: sql`
      next_attempt_at = ${now + leaseMs}, attempts = attempts + 1, unknown_since = coalesce(unknown_since, ${now})
    `,
  });
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

/** Records a failed try that counts. Ignored if the lease expired and another process has claimed the row since. */
export async function recordRetry(
  db: Kysely<Tables>,
  row: OutboxRow,
  retry: { now: number; waitMs: number; unknownSince: number | null; error: string },
): Promise<void> {
  await stillClaimed(db, row)
    .set({
      next_attempt_at: retry.now + retry.waitMs,
      failures: row.failures + 1,
      waited_ms: row.waited_ms + retry.waitMs,
      unknown_since: retry.unknownSince,
      unknown_ms: retry.unknownSince === null ? 0 : row.unknown_ms + retry.waitMs,
      last_error: retry.error,
    })
    .execute();
}

/** Ends a claim as if nothing had been tried: due again at once. Ignored if another process has claimed the row since. */
export async function recordRefusal(
  db: Kysely<Tables>,
  row: OutboxRow,
  refusal: { now: number; unknownSince: number | null; refusals: number; error: string },
): Promise<void> {
  await stillClaimed(db, row)
    .set({
      next_attempt_at: refusal.now,
      unknown_since: refusal.unknownSince,
      refusals: refusal.refusals,
      last_error: refusal.error,
    })
    .execute();
}

/** Replaces the message before it is sent. Ignored if another process has claimed the row since. */
export async function recordMessage(db: Kysely<Tables>, row: OutboxRow, message: MailMessage): Promise<void> {
  await stillClaimed(db, row)
    .set({ payload: JSON.stringify(message) })
    .execute();
}

/** Stops trying; staff have to act. Ignored if another process has claimed the row since. */
export async function park(
  db: Kysely<Tables>,
  row: OutboxRow,
  parked: { reason: ParkReason; error: string; now: number },
): Promise<void> {
  await stillClaimed(db, row)
    .set({ status: 'parked', park_reason: parked.reason, last_error: parked.error, finished_at: parked.now })
    .execute();
}

/** Deletes mails, sent or not, that must no longer be stored. */
export async function discard(trx: Transaction<Tables>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await trx.deleteFrom('outbox').where('key', 'in', keys).execute();
}

function stillClaimed(db: Kysely<Tables>, row: OutboxRow) {
  return db
    .updateTable('outbox')
    .where('key', '=', row.key)
    .where('status', '=', row.status)
    .where('attempts', '=', row.attempts);
}
