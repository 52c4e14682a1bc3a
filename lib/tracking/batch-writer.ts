import 'server-only';
import { log } from '@/lib/log/log';

interface BatchOptions<Item> {
  write: (batch: readonly Item[]) => Promise<void>;
  /** How long the first item of a batch waits for others, at most. */
  waitMs: number;
  maxItems: number;
}

/**
 * Collects items and writes them together. `add` resolves when the batch of the item has been written, or has failed,
 * which is logged: a failed batch is lost, so that a database that is down doesn't fill the memory.
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
