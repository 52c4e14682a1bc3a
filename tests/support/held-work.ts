/** Work that ends when it is released, and how much of it ran at once. */
export function heldWork<Result>(result: Result) {
  const held: (() => void)[] = [];
  const waiting: { count: number; tell: () => void }[] = [];
  let most = 0;
  let running = 0;
  let started = 0;
  let isOpen = false;
  return {
    most: () => most,
    /** Resolves when so much work has started. */
    started: (count: number) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (started >= count) resolve();
      else waiting.push({ count, tell: resolve });
      return promise;
    },
    /** Ends what runs, and at once what starts later. */
    release: () => {
      isOpen = true;
      for (const end of held.splice(0)) end();
    },
    run: async (): Promise<Result> => {
      running += 1;
      started += 1;
      most = Math.max(most, running);
      for (const { count, tell } of waiting) if (started >= count) tell();
      if (!isOpen) {
        const { promise, resolve } = Promise.withResolvers<void>();
        held.push(resolve);
        await promise;
      }
      running -= 1;
      return result;
    },
  };
}
