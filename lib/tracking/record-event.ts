import 'server-only';
import { database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { batchWriter } from './batch-writer';
import { deleteEventsBefore, insertEvents, type Received } from './tracking-store';

const hourMs = 60 * 60_000;

/** How long events are stored, milliseconds. */
export const keptForMs = 90 * 24 * hourMs;

const events = batchWriter<Received>({ write: store, waitMs: 2000, maxItems: 100 });
let purgedAt = Number.NEGATIVE_INFINITY;

/**
 * Queues an event to be stored in the next batch. Resolves, never rejects, when it is stored or lost; the caller passes
 * the promise to `after`, so that a stopping server waits for it.
 */
export function recordEvent(received: Received): Promise<void> {
  return events.add(received);
}

/** Stores the queued events now. */
export function flushEvents(): Promise<void> {
  return events.flush();
}

/** The first batch of an hour also deletes events that are too old. */
async function store(batch: readonly Received[]): Promise<void> {
  const db = database();
  await insertEvents(db, batch);
  const now = Date.now();
  if (now - purgedAt < hourMs) return;
  purgedAt = now;
  await deleteEventsBefore(db, now - keptForMs).catch((error) =>
    log.error('tracking: old events could not be deleted:', error),
  );
}
