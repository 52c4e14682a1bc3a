import 'server-only';
import { retention } from '@/lib/config/retention';
import { database } from '@/lib/db/database';
import { dayMs, hourMs } from '@/lib/durations';
import { log } from '@/lib/log/log';
import { countRoom } from './event-budget';
import { insertEvents, type Received } from './tracking-store';

/** How long events are stored. */
export const eventRetentionMs = retention.eventDays * dayMs;

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

interface BatchOptions<Item> {
  write: (batch: readonly Item[]) => Promise<void>;
  /** How long the first item of a batch waits for others, at most; milliseconds. */
  waitMs: number;
  maxItems: number;
}

/**
 * Collects items and writes them in batches. `add` resolves when the item's batch has been written or has failed. A failed
 * batch is logged and lost, so that memory doesn't fill up while the database is down.
 */
export function batchWriter<Item>({ write, waitMs, maxItems }: BatchOptions<Item>) {
  let waiting: Item[] = [];
  let written = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    const { promise, resolve } = written;
    waiting = [];
    written = Promise.withResolvers<void>();
    if (batch.length === 0) resolve();
    else void write(batch).catch(logLoss(batch.length)).then(resolve);
    return promise;
  };

  const add = (item: Item): Promise<void> => {
    waiting.push(item);
    if (waiting.length >= maxItems) return flush();
    timer ??= setTimeout(flush, waitMs);
    return written.promise;
  };
  return { add, flush };
}

function logLoss(count: number) {
  return (error: unknown) => log.error(`tracking: ${count} event(s) could not be stored:`, error);
}
