import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

interface HeldRequest {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface Holder {
  /** Requests that reached the handler and wait for the test to answer them. */
  held: HeldRequest[];
  /** The handler. */
  hold: RequestListener;
  /** Resolves when so many are held. */
  untilHeld: (count: number) => Promise<void>;
}

/** A handler that answers nothing by itself. */
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
