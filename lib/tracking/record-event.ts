import 'server-only';
import { database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { batchWriter } from './batch-writer';
import { countRoom } from './event-budget';
import { deleteEventsBefore, insertEvents, type Received } from './tracking-store';

const hourMs = 60 * 60_000;

/** How long events are stored. */
export const eventRetentionMs = 90 * 24 * hourMs;

const events = batchWriter<Received>({ write: store, waitMs: 2000, maxItems: 100 });
let purgedAt = Number.NEGATIVE_INFINITY;
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
 * Stores what of a batch is within the budget of the table; the rest is dropped, which is logged once an hour. The first batch
 * of an hour also deletes expired events.
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
  if (now - purgedAt < hourMs) return;
  purgedAt = now;
  await deleteEventsBefore(db, now - eventRetentionMs).catch((error) =>
    log.error('tracking: old events could not be deleted:', error),
  );
}
