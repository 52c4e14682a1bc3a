import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { ParkReason, Tables } from '@/lib/db/tables';
import { backOffMs } from './back-off';
import { mailMessageSchema } from './message';
import { claimDue, type OutboxRow, park, recordRetry, recordSent } from './outbox';
import { configuredTransport, type Outcome, type Transport } from './transport';

const minuteMs = 60 * 1000;
/** How long one claim holds: longer than the slowest try, short enough that a killed process's mail isn't late. */
const claimLeaseMs = 30_000;
/** Resend allows a few requests per second; more at once would only be refused. */
const batchSize = 4;
const giveUpAfterMs = 3 * 24 * 60 * minuteMs;
/** Kept from the provider's memory of keys, for clocks that differ and requests that are slow. */
const keyMemoryMarginMs = 10 * minuteMs;

export interface DeliverOptions {
  db?: Kysely<Tables>;
  transport?: Transport;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** In [0, 1). */
  random?: () => number;
}

export type DeliverySummary = Record<'sent' | 'retried' | 'parked', number>;

/**
 * Sends every mail that is due and records what became of it. Any number of processes may do this at once.
 * Stops early when the provider has trouble; what is left stays due. Throws only when the database fails.
 */
export async function deliverDue(options: DeliverOptions = {}): Promise<DeliverySummary> {
  const context = {
    db: options.db ?? database(),
    transport: options.transport ?? configuredTransport(),
    now: options.now ?? Date.now,
    random: options.random ?? Math.random,
  };
  const summary: DeliverySummary = { sent: 0, retried: 0, parked: 0 };
  for (;;) {
    const now = context.now();
    const rows = await claimDue(context.db, { now, leaseMs: claimLeaseMs, limit: batchSize });
    const results = await Promise.all(rows.map((row) => attempt(row, now, context)));
    for (const result of results) summary[result] += 1;
    if (rows.length === 0 || results.includes('retried')) return summary;
  }
}

type Context = Required<DeliverOptions>;

async function attempt(row: OutboxRow, claimedAt: number, context: Context): Promise<keyof DeliverySummary> {
  const unknownSince = row.unknown_since ?? claimedAt;
  if (claimedAt - unknownSince >= context.transport.remembersKeysForMs - keyMemoryMarginMs) {
    return parkRow(row, 'outcome_unknown', row.last_error ?? 'no outcome was recorded', context);
  }
  const outcome = await send(row, context.transport);
  if (outcome.kind === 'sent') {
    await recordSent(context.db, row, { providerId: outcome.providerId, now: context.now() });
    return 'sent';
  }
  if (outcome.kind === 'rejected') return parkRow(row, 'rejected', outcome.error, context);
  if (context.now() - row.created_at >= giveUpAfterMs) {
    return parkRow(row, 'gave_up', outcome.error, context);
  }

  const waitMs = Math.max(
    backOffMs(row.attempts, context.random()),
    outcome.kind === 'retry' ? (outcome.retryAfterMs ?? 0) : 0,
  );
  // A refusal clears the doubt about this try, not about an earlier one.
  const isDoubtOfThisTry = unknownSince === claimedAt;
  await recordRetry(context.db, row, {
    nextAttemptAt: context.now() + waitMs,
    unknownSince: outcome.kind === 'retry' && isDoubtOfThisTry ? null : unknownSince,
    error: outcome.error,
  });
  console.warn(
    `mail ${row.key}: try ${row.attempts} failed (${outcome.kind}), next in ${Math.ceil(waitMs / 1000)} s.`,
  );
  return 'retried';
}

async function send(row: OutboxRow, transport: Transport): Promise<Outcome> {
  const message = mailMessageSchema.safeParse(parseJson(row.payload));
  if (!message.success) return { kind: 'rejected', error: 'the stored mail is unreadable' };
  try {
    return await transport.send(message.data, row.key);
  } catch (error) {
    return { kind: 'unknown', error: error instanceof Error ? error.message : String(error) };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function parkRow(
  row: OutboxRow,
  reason: ParkReason,
  error: string,
  { db, now }: Context,
): Promise<'parked'> {
  await park(db, row, { reason, error, now: now() });
  console.error(`mail ${row.key}: parked for staff (${reason}) after ${row.attempts} tries.`);
  return 'parked';
}
