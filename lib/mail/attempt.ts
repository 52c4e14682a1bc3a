import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { backOffMs } from './back-off';
import { keyHasExpired, keyMayHaveExpired } from './key-expiry';
import { giveUpAfterMs, longestWaitMs, maxRefusals } from './limits';
import { readMessage } from './message';
import { type OutboxRow, park, recordMessage, recordRefusal, recordRetry, recordSent } from './outbox';
import { beginPause, endPause } from './pause-store';
import type { ParkReason } from './tables';
import type { Outcome, Transport } from './transport';

export interface AttemptContext {
  db: Kysely<Tables>;
  transport: Transport;
  /** The configured sender. */
  sender: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
}

/**
 * `held`: neither tried nor parked, because the provider may have accepted an earlier try and may no longer recognise its
 * key. `paused`: the provider refuses the account.
 */
export type AttemptResult = 'sent' | 'retried' | 'held' | 'paused' | 'parked';

/** Tries to send a claimed mail once and records the outcome. Throws only when the database fails. */
export async function attempt(
  row: OutboxRow,
  claimedAt: number,
  context: AttemptContext,
): Promise<AttemptResult> {
  if (keyMayHaveExpired(row, context.transport.remembersKeysForMs, claimedAt)) return hold(row, context);
  const unknownSince = row.unknown_since ?? claimedAt;
  const isFirstDoubt = unknownSince === claimedAt;
  const outcome = await send(row, isFirstDoubt ? context.sender : undefined, context);
  if (outcome.kind === 'sent') {
    await recordSent(context.db, row, { providerId: outcome.providerId, now: context.now() });
    return 'sent';
  }
  if (outcome.kind === 'rejected') return parkRow(row, { reason: 'rejected', error: outcome.error }, context);

  // A refusal clarifies the outcome of this try, not of an earlier one.
  const failure = {
    ...outcome,
    unknownSince: outcome.kind !== 'unknown' && isFirstDoubt ? null : unknownSince,
  };
  if (outcome.kind === 'account_refused') return pauseOutbox(row, failure, context);
  if (row.waited_ms >= giveUpAfterMs)
    return parkRow(row, { reason: 'gave_up', error: outcome.error }, context);
  await retryLater(row, failure, context);
  return 'retried';
}

/**
 * Sends the mail as stored. `sender` is given only if no earlier try can have been accepted; it replaces the stored
 * sender, so that a corrected MAIL_FROM applies to waiting mails, too.
 */
async function send(row: OutboxRow, sender: string | undefined, context: AttemptContext): Promise<Outcome> {
  const stored = readMessage(row.payload);
  if (!stored) return { kind: 'rejected', error: 'the stored mail is unreadable' };
  const message = { ...stored, from: sender ?? stored.from };
  // Stored before it is sent, because every later try has to send the same bytes.
  if (message.from !== stored.from) await recordMessage(context.db, row, message);
  try {
    return await context.transport.send(message, row.key);
  } catch (error) {
    return { kind: 'unknown', error: error instanceof Error ? error.message : String(error) };
  }
}

async function hold(row: OutboxRow, context: AttemptContext): Promise<'held' | 'parked'> {
  const error = row.last_error ?? 'no outcome was recorded';
  if (keyHasExpired(row, context.transport.remembersKeysForMs)) {
    return parkRow(row, { reason: 'outcome_unknown', error }, context);
  }
  await retryLater(row, { kind: 'held', error, unknownSince: row.unknown_since }, context);
  return 'held';
}

async function retryLater(
  row: OutboxRow,
  failure: { kind: string; error: string; retryAfterMs?: number; unknownSince: number | null },
  { db, now, random }: AttemptContext,
): Promise<void> {
  const { kind, error, unknownSince, retryAfterMs = 0 } = failure;
  const failures = row.failures + 1;
  const waitMs = Math.max(backOffMs(failures, random()), Math.min(retryAfterMs, longestWaitMs));
  await recordRetry(db, row, { now: now(), waitMs, unknownSince, error });
  log.warn(`mail ${row.key}: try ${failures} failed (${kind}), next in ${Math.ceil(waitMs / 1000)} s.`);
}

/** Pauses the outbox. The mail is not at fault, so its try doesn't count. The first process to pause logs the problem. */
async function pauseOutbox(
  row: OutboxRow,
  { error, unknownSince }: { error: string; unknownSince: number | null },
  context: AttemptContext,
): Promise<'paused' | 'parked'> {
  const { db, now } = context;
  const isBegun = await beginPause(db, { reason: error, now: now() });
  const refusals = row.refusals + (isBegun ? 1 : 0);
  if (isBegun && refusals >= maxRefusals) {
    await endPause(db);
    return parkRow(row, { reason: 'rejected', error }, context);
  }
  await recordRefusal(db, row, { now: now(), unknownSince, refusals, error });
  if (isBegun) {
    log.error(
      `mail: the provider refuses our account (${error}), so the outbox is paused; no mail is lost. ` +
        'Check RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM and its domain at the provider, restart the site if a setting ' +
        'was changed, and run: npm run mail -- retry',
    );
  }
  return 'paused';
}

async function parkRow(
  row: OutboxRow,
  { reason, error }: { reason: ParkReason; error: string },
  { db, now }: AttemptContext,
): Promise<'parked'> {
  await park(db, row, { reason, error, now: now() });
  log.error(
    `mail ${row.key}: parked for staff (${reason}) after ${row.attempts} tries. See: npm run mail -- list`,
  );
  return 'parked';
}
