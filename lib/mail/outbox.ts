import 'server-only';
import { expressionBuilder, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { OutboxTable, ParkReason, Tables } from '@/lib/db/tables';
import { minuteMs } from '@/lib/durations';
import { claimRows } from '@/lib/jobs/claim-rows';
import { admit, collectedFrom, type Recipient } from './budget-store';
import { isDue, waitingStates } from './due-mail';
import type { MailMessage } from './message';

export type OutboxRow = Selectable<OutboxTable>;

/** Kind of newsletter mails, which are sent after all other mails, so that none has to wait for them. */
export const newsletterKind = 'newsletter-issue';

/** Kind of what is posted to the webhook instead of being mailed. */
export const webhookKind = 'webhook';

export function waitingState(kind: string): (typeof waitingStates)[number] {
  return kind === webhookKind ? 'posting' : 'pending';
}

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
      status: admitted.status === 'pending' ? waitingState(mail.kind) : admitted.status,
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
    due: eb.and([
      isDue(eb, now),
      eb('kind', '<>', webhookKind),
      ...(isBulk ? [] : [eb('kind', '<>', newsletterKind)]),
    ]),
    order: sql`case when kind = ${newsletterKind} then 1 else 0 end, ${sql.ref(order)}, next_attempt_at`,
    limit,
    set: claimUntil(now, leaseMs),
  });
}

const claimUntil = (now: number, leaseMs: number) => sql`
  next_attempt_at = ${now + leaseMs}, attempts = attempts + 1, unknown_since = coalesce(unknown_since, ${now})
`;

/**
 * Claims the oldest event for the webhook, if any is due and none is being posted: events arrive in their order, and one that
 * failed is tried again before those after it. An event that can still be withdrawn is not due.
 */
export async function claimEvent(
  db: Kysely<Tables>,
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<OutboxRow | undefined> {
  const eb = expressionBuilder<Tables, 'outbox'>();
  const events = db.selectFrom('outbox').select('key').where('kind', '=', webhookKind);
  const due = events.where((of) => isDue(of, now));
  const posting = events
    .where('status', 'in', waitingStates)
    .where('unknown_since', 'is not', null)
    .where((of) => of.not(isDue(of, now)));
  const [row] = await claimRows(db, 'outbox', {
    key: 'key',
    due: eb.and([
      eb('kind', '=', webhookKind),
      eb('status', 'in', waitingStates),
      eb.or([eb('attempts', '>', 0), isDue(eb, now)]),
      eb.exists(due),
      eb.not(eb.exists(posting)),
    ]),
    order: sql`created_at, key`,
    limit: 1,
    set: claimUntil(now, leaseMs),
  });
  return row;
}

/** Has all other events wait as long as this one, which the receiver didn't take. */
export async function postponeEvents(db: Kysely<Tables>, failed: OutboxRow): Promise<void> {
  const next = db.selectFrom('outbox').select('next_attempt_at').where('key', '=', failed.key);
  const { next_attempt_at } = (await next.executeTakeFirst()) ?? failed;
  await waitingEvents(db)
    .where('key', '<>', failed.key)
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('next_attempt_at', '<', next_attempt_at)]))
    .set({ next_attempt_at })
    .execute();
}

/** For longer no event waits only because its cause can be taken back. */
const longestWithdrawableMs = minuteMs;

/** Has events that the receiver didn't take tried again at once. Returns how many wait. */
export async function retryEvents(db: Kysely<Tables>, now: number): Promise<number> {
  const { numUpdatedRows } = await waitingEvents(db)
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('created_at', '<', now - longestWithdrawableMs)]))
    .set({ next_attempt_at: now })
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Events that nobody is posting at this moment. */
function waitingEvents(db: Kysely<Tables>) {
  return db
    .updateTable('outbox')
    .where('kind', '=', webhookKind)
    .where('status', 'in', waitingStates)
    .where('unknown_since', 'is', null);
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
