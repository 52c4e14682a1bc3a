import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { minuteMs } from '@/lib/durations';
import { log } from '@/lib/log/log';
import { type AttemptContext, type AttemptResult, attempt } from './attempt';
import { collectMails } from './collect-mails';
import { configuredTransport } from './configured-transport';
import { batchSize, leaseMs } from './limits';
import { claimDue, newsletterKind } from './outbox';
import { claimProbe, endPause, postponeProbe, probeNow, readPause } from './pause-store';

export interface DeliveryOptions extends Partial<AttemptContext> {
  /**
   * Whether bulk and collected mails are sent, too, at the provider's rate. Only by the mail job,
   * for which nobody waits.
   */
  isBulk?: boolean;
}

interface DeliveryContext extends AttemptContext {
  isBulk: boolean;
}

export type DeliverySummary = Record<AttemptResult, number>;

/**
 * Sends all due mails and records their outcomes; while the outbox is paused, one mail if a probe is due. Any number of processes may do this at once. Stops early if the provider fails; the rest
 * stays due. Throws only if the database fails.
 */
export async function deliverDue(options: DeliveryOptions = {}): Promise<DeliverySummary> {
  const context = {
    db: options.db ?? database(),
    transport: options.transport ?? configuredTransport(),
    sender: options.sender ?? env.MAIL_FROM,
    now: options.now ?? Date.now,
    random: options.random ?? Math.random,
    isBulk: options.isBulk ?? false,
  };
  if (context.isBulk) await collectMails(context.db, context.now());
  const summary: DeliverySummary = { sent: 0, retried: 0, held: 0, paused: 0, parked: 0 };
  let results: AttemptResult[];
  do {
    results = (await readPause(context.db)) ? await probe(context) : await sendBatch(context);
    for (const result of results) summary[result] += 1;
  } while (results.length > 0 && !results.includes('retried') && !results.includes('paused'));
  return summary;
}

async function sendBatch(context: DeliveryContext): Promise<AttemptResult[]> {
  const now = context.now();
  const began = performance.now();
  const { perSecond = Number.POSITIVE_INFINITY } = context.transport;
  const limit = Math.min(batchSize, perSecond);
  const rows = await claimDue(context.db, { now, leaseMs, limit, isBulk: context.isBulk });
  const results = await Promise.all(rows.map((row) => attempt(row, now, context)));
  const bulk = rows.filter(({ kind }) => kind === newsletterKind).length;
  if (bulk > 0) await wait(Math.max(0, (1000 * bulk) / perSecond - (performance.now() - began)));
  return results;
}

/**
 * Tries one mail of a paused outbox: the one with the fewest tries, so that a mail which is itself at fault doesn't block
 * the others. Only success ends the pause, because another kind of failure says nothing about the account.
 */
async function probe(context: DeliveryContext): Promise<AttemptResult[]> {
  const { db } = context;
  const now = context.now();
  const pause = await claimProbe(db, { now, leaseMs });
  if (!pause) return [];
  const [row] = await claimDue(db, { now, leaseMs, limit: 1, order: 'attempts' });
  const result = row && (await attempt(row, now, context));
  if (result === 'sent') {
    await endPause(db);
    const minutes = Math.round(Math.max(0, context.now() - pause.since) / minuteMs);
    log.warn(`mail: the provider takes mail again after ${minutes} minutes; sending what waited.`);
  } else if (result === 'paused' || result === 'retried') {
    await postponeProbe(db, pause, context.now());
  } else {
    await probeNow(db, context.now());
  }
  return result ? [result] : [];
}
