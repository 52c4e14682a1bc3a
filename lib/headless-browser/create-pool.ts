import 'server-only';

interface Turn<Item> {
  isFirst: boolean;
  take: (item: Item) => void;
}

/** `most`: waiting ones beyond which no other may wait. `isFirst`: before those that aren't, which wait as well. */
interface Wait {
  most: number;
  isFirst?: boolean;
  signal?: AbortSignal;
}

/**
 * A pool of a few items, each used by one at a time and in the order of asking. `work` isn't run, and null is returned, if as many
 * wait already as may, or if the signal is aborted before its turn.
 */
export function createPool<Item>(items: readonly Item[]) {
  const free = [...items];
  const waiting: Turn<Item>[] = [];

  const take = async ({ most, isFirst = false, signal }: Wait): Promise<Item | null> => {
    if (signal?.aborted) return null;
    // The one used last may still be running.
    const item = free.pop();
    if (item !== undefined) return item;
    if (waiting.filter((turn) => turn.isFirst === isFirst).length >= most) return null;
    return new Promise((resolve) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(turn), 1);
        resolve(null);
      };
      const turn: Turn<Item> = {
        isFirst,
        take: (given) => {
          signal?.removeEventListener('abort', giveUp);
          resolve(given);
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      const place = isFirst ? waiting.findIndex((other) => !other.isFirst) : -1;
      waiting.splice(place < 0 ? waiting.length : place, 0, turn);
    });
  };

  return async <Result>(work: (item: Item) => Promise<Result>, wait: Wait): Promise<Result | null> => {
    const item = await take(wait);
    if (item === null) return null;
    try {
      return await work(item);
    } finally {
      const next = waiting.shift();
      if (next) next.take(item);
      else free.push(item);
    }
  };
}
