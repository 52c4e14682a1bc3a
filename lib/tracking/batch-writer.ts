import 'server-only';
import { log } from '@/lib/log/log';

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
