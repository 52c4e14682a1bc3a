/** Creates a lock that one caller holds at a time, first come, first served. Acquiring it resolves to the function that releases it. */
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
