/** Requests started in one round of the event loop, at most. */
const STARTS_PER_ROUND = 4;

/** Connections accepted between one start and the next, at most. */
const MAX_ACCEPTED_FIRST = 32;

export interface Starter {
  /** Must be called when there may be a request to start. */
  wake: () => void;
  /** Must be called for each accepted connection. */
  noteConnection: () => void;
}

/**
 * Starts a few requests in each round of the event loop, and none while connections are being accepted: Node accepts
 * one connection per round (libuv since 1.45, https://github.com/libuv/libuv/pull/3696), so with long rounds the other
 * requests would be neither served nor refused. `startNext` returns whether it started a request.
 */
export function createStarter(startNext: () => boolean): Starter {
  let isAwake = false;
  let hasAccepted = false;
  let acceptedFirst = 0;
  const startSome = () => {
    for (let count = 0; count < STARTS_PER_ROUND; count += 1) if (!startNext()) return false;
    return true;
  };
  const round = () => {
    if (hasAccepted && acceptedFirst < MAX_ACCEPTED_FIRST) {
      acceptedFirst += 1;
    } else {
      acceptedFirst = 0;
      isAwake = startSome();
    }
    hasAccepted = false;
    if (isAwake) setImmediate(round);
  };
  return {
    wake: () => {
      if (isAwake) return;
      isAwake = true;
      setImmediate(round);
    },
    noteConnection: () => {
      hasAccepted = true;
    },
  };
}
