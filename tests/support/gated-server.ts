import type { IncomingMessage, RequestListener } from 'node:http';
import type { RequestKind } from '@/lib/http/load-shedding/classify-request';
import { createGate, type Gate } from '@/lib/http/load-shedding/gate';
import { type Limits, overloadLimits } from '@/lib/http/load-shedding/limits';
import { prepareRefusals } from '@/lib/http/load-shedding/refusals';
import { refuseRequest } from '@/lib/http/load-shedding/refuse-request';
import { createSiteServer } from '@/lib/http/server/site-server';
import { listen } from './listen';

export interface GatedServer {
  origin: string;
  port: number;
  gate: Gate;
  /** Fake lag of the event loop and fake time for the gate; milliseconds. */
  state: { lagMs: number; nowMs: number };
  /** Resolves when the gate has decided about a request with this address. */
  untilSeen: (url: string) => Promise<IncomingMessage>;
  stop: () => Promise<void>;
}

type Changes = Partial<Record<RequestKind, Partial<Limits>>>;

/** Few enough to fill up: two concurrent pages and one waiting, two concurrent tools and none waiting. */
const fewPlaces = {
  page: { atOnce: 2, waiting: 1, atOnceWhenLate: 1 },
  tool: { atOnce: 2, waiting: 0, atOnceWhenLate: 1 },
} satisfies Changes;

function limitsWith(changes: Changes): Record<RequestKind, Limits> {
  const of = (kind: RequestKind) => ({ ...overloadLimits[kind], ...changes[kind] });
  return {
    prefetch: of('prefetch'),
    page: of('page'),
    tool: of('tool'),
    'remote-tool': of('remote-tool'),
    static: of('static'),
    audit: of('audit'),
    lead: of('lead'),
  };
}

/** Starts a real server behind the gate. */
export async function startGatedServer(
  handle: RequestListener,
  changes: Changes = fewPlaces,
): Promise<GatedServer> {
  const refusals = await prepareRefusals();
  const state = { lagMs: 0, nowMs: 0 };
  const gate = createGate({
    limits: limitsWith(changes),
    lagMs: () => state.lagMs,
    now: () => state.nowMs,
    refuse: (request, response) => refuseRequest(request, response, refusals),
  });
  const server = createSiteServer({
    refusals,
    gate,
    handle: async (request, response) => handle(request, response),
  });
  const seen: IncomingMessage[] = [];
  let changed = Promise.withResolvers<void>();
  server.on('request', (request) => {
    seen.push(request);
    changed.resolve();
    changed = Promise.withResolvers();
  });
  const { origin, port, stop } = await listen(server);
  return {
    ...{ origin, port, stop },
    gate,
    state,
    untilSeen: async (url) => {
      for (;;) {
        const request = seen.find((other) => other.url === url);
        if (request) return request;
        await changed.promise;
      }
    },
  };
}
