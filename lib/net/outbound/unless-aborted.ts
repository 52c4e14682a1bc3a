import 'server-only';

/** Stops waiting for work that can't be aborted when the signal is. Throws the signal's reason. */
export async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  // A later rejection must not be unhandled.
  work.catch(() => undefined);
  signal.throwIfAborted();
  let giveUp: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
