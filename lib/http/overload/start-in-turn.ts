/** Requests that are started at most in one round of the event loop. */
const STARTS_PER_ROUND = 4;

/** Connections that are accepted at most between one start and the next. */
const MAX_ACCEPTED_FIRST = 32;

export interface Starter {
  /** Must be called when there may be something to start. */
  wake: () => void;
  /** Must be called for each accepted connection. */
  noteConnection: () => void;
}

/**
 * Starts a few requests in each round of the event loop, and none while connections are being accepted: Node accepts
 * one per round (libuv since 1.45, https://github.com/libuv/libuv/pull/3696), so that with long rounds other requests
 * would be neither served nor refused. `startNext` returns whether it started one.
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
