import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

interface HeldRequest {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface Holder {
  /** Requests that have reached the handler and wait for the test to respond. */
  held: HeldRequest[];
  /** The handler. */
  hold: RequestListener;
  /** Resolves when this number of requests is held. */
  untilHeld: (count: number) => Promise<void>;
}

/** Creates a handler that doesn't respond by itself. */
export function holdRequests(): Holder {
  const held: HeldRequest[] = [];
  let arrived = Promise.withResolvers<void>();
  return {
    held,
    hold: (request, response) => {
      held.push({ request, response });
      arrived.resolve();
      arrived = Promise.withResolvers();
    },
    untilHeld: async (count) => {
      while (held.length < count) await arrived.promise;
    },
  };
}
