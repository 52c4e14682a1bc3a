/** Makes a lock that one caller has at a time, in the order of asking. Taking it resolves to the function that frees it. */
export function createMutex(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}
