interface Work<Item> {
  /** Claims the next item of the queue; undefined if nothing is due. */
  claim: () => Promise<Item | undefined>;
  /** Never rejects. */
  run: (item: Item) => Promise<void>;
}

/**
 * Starts queued work until `most` of it runs in this process or nothing is due; resolves when it has started. A place is
 * taken before the claim is awaited, so that concurrent callers together stay within the limit. Throws what `claim` throws.
 */
export async function startWork<Item>(
  running: Set<Promise<unknown>>,
  most: number,
  { claim, run }: Work<Item>,
): Promise<void> {
  while (running.size < most) {
    const claiming = claim();
    const place = claiming.catch(() => undefined);
    running.add(place);
    let item: Item | undefined;
    try {
      item = await claiming;
    } finally {
      running.delete(place);
    }
    if (item === undefined) return;
    const work: Promise<void> = run(item).finally(() => running.delete(work));
    running.add(work);
  }
}
