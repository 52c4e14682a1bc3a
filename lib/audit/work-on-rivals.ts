import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { auditWebsite } from './engine/audit-website';
import { type ClaimedRival, claimRival, endReading, type RivalEnd } from './rivals/rival-claims';
import { toRivalRecord } from './rivals/rival-record';
import { findReason, findRefusal } from './rivals/unread-reason';

interface Options {
  db?: Kysely<Tables>;
  now?: () => number;
  audit?: typeof auditWebsite;
  /** Milliseconds for one page, including its wait in the queue. */
  budgetMs?: number;
}

const BUDGET_MS = 75_000;
/** Delay after our own failures. */
const RETRY_MS = 30_000;

declare global {
  // Global, because Next bundles instrumentation and routes separately; together they read one rival at a time.
  var rivalReadings: { running: Promise<void> | undefined } | undefined;
}

/**
 * Starts reading queued rivals, one page each and one after the other, within the limits of every audit. Resolves when
 * it has started; `finished` settles when no more are due. Any number of processes may do this concurrently. Throws
 * when the database fails.
 */
export async function workOnRivals(options: Options = {}): Promise<{ finished: Promise<void> }> {
  const { now = Date.now, audit = auditWebsite, budgetMs = BUDGET_MS } = options;
  const db = options.db ?? database();
  globalThis.rivalReadings ??= { running: undefined };
  const shared = globalThis.rivalReadings;
  shared.running ??= readWhatIsDue({ db, now, audit, budgetMs }).finally(() => {
    shared.running = undefined;
  });
  return { finished: shared.running };
}

/** Like `workOnRivals`, but resolves when nothing is due any more; for hosting that stops processes after each request. */
export async function finishRivals(options: Options = {}): Promise<void> {
  // A second run handles rivals that were queued after the running one made its last query.
  for (let turn = 0; turn < 2; turn += 1) await (await workOnRivals(options)).finished;
}

/** Never throws: a failed reading is due again when its claim expires. */
async function readWhatIsDue(parts: Required<Options>): Promise<void> {
  const { db, now } = parts;
  try {
    for (;;) {
      const rival = await claimRival(db, now());
      if (!rival) return;
      await endReading(db, rival, await readRival(rival, parts));
    }
  } catch (error) {
    log.error('audit: a rival’s page could not be read, trying again:', error);
  }
}

async function readRival({ address }: ClaimedRival, parts: Required<Options>): Promise<RivalEnd> {
  const { audit, now, budgetMs } = parts;
  try {
    const facts = await inTime(audit(address), budgetMs);
    // A slow website fails much earlier, so the time was spent in our own queue.
    if (!facts) return { retryAt: now() + RETRY_MS };
    const refusal = findRefusal(facts);
    return refusal ? { reason: refusal } : { record: toRivalRecord(facts) };
  } catch (error) {
    const reason = findReason(error);
    if (reason) return { reason };
    log.warn('audit: a rival’s page could not be read, trying again:', error);
    return { retryAt: now() + RETRY_MS };
  }
}

/** Null when the time is up; the audit itself continues. */
async function inTime<Answer>(answer: Promise<Answer>, budgetMs: number): Promise<Answer | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), budgetMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
    // A later rejection must not be unhandled.
    answer.catch(() => undefined);
  }
}
