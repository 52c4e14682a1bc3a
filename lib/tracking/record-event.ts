import 'server-only';
import { database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { batchWriter } from './batch-writer';
import { countRoom } from './event-budget';
import { insertEvents, type Received } from './tracking-store';

const hourMs = 60 * 60_000;

/** How long events are stored. */
export const eventRetentionMs = 90 * 24 * hourMs;

const events = batchWriter<Received>({ write: store, waitMs: 2000, maxItems: 100 });
let refusedAt = Number.NEGATIVE_INFINITY;

/**
 * Queues an event for the next batch. Resolves when it is stored or lost, and never rejects. The caller passes the promise
 * to `after`, so that the server waits for it when it shuts down.
 */
export function recordEvent(received: Received): Promise<void> {
  return events.add(received);
}

/** Stores the queued events now. */
export function flushEvents(): Promise<void> {
  return events.flush();
}

/**
 * Stores what of a batch is within the budget of the table; the rest is dropped, which is logged once an hour.
 */
async function store(batch: readonly Received[]): Promise<void> {
  const db = database();
  const now = Date.now();
  const kept = batch.slice(0, await countRoom(db, now));
  await insertEvents(db, kept);
  if (kept.length < batch.length && now - refusedAt >= hourMs) {
    refusedAt = now;
    log.warn('tracking: more events came than a day or an hour may have; the rest is not stored.');
  }
}
