import 'server-only';
import { database } from '@/lib/db/database';
import { batchWriter } from './batch-writer';
import { deleteEventsBefore, insertEvents, type Received } from './tracking-store';

const hourMs = 60 * 60_000;

/** What visitors did is kept for this long. */
export const keptForMs = 90 * 24 * hourMs;

const events = batchWriter<Received>({ write: store, waitMs: 2000, maxItems: 100 });
let purgedAt = Number.NEGATIVE_INFINITY;

/**
 * Takes an event at once and stores it soon. Resolves, never rejects, when it is stored or has been given up; the
 * caller hands that to `after`, so that a server that is asked to stop waits for it.
 */
export function recordEvent(received: Received): Promise<void> {
  return events.add(received);
}

/** Stores what waits, now. */
export function flushEvents(): Promise<void> {
  return events.flush();
}

/** The first batch of an hour also takes away what is too old. */
async function store(batch: readonly Received[]): Promise<void> {
  const db = database();
  await insertEvents(db, batch);
  const now = Date.now();
  if (now - purgedAt < hourMs) return;
  purgedAt = now;
  await deleteEventsBefore(db, now - keptForMs).catch((error) =>
    console.error('tracking: old events could not be deleted:', error),
  );
}
