import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { SiteResponse } from '../server/site-response';
import { classifyRequest, type RequestKind } from './classify-request';
import { LATE_MS, type Limits } from './limits';
import { RequestQueue } from './request-queue';
import { createStarter } from './start-in-turn';

export interface GateOptions {
  limits: Record<RequestKind, Limits>;
  /** Lag of the event loop, milliseconds. */
  lagMs: () => number;
  /** Responds to a request for which there is no place. */
  refuse: (request: IncomingMessage, response: SiteResponse) => void;
  now?: () => number;
}

export interface Gate {
  /** Calls `serve` when there is a place, or refuses the request. */
  admit: (request: IncomingMessage, response: SiteResponse, serve: () => void) => void;
  /** Must be called for each accepted connection. */
  noteConnection: () => void;
  /** Must be called regularly: refuses requests that have waited too long. */
  refuseOverdue: () => void;
}

/** Admits as many requests of each kind as the process can answer in time; see `limits.ts`. */
export function createGate({ limits, lagMs, refuse, now }: GateOptions): Gate {
  const conditions = { isLate: () => lagMs() > LATE_MS, now };
  const queues: Record<RequestKind, RequestQueue> = {
    lead: new RequestQueue(limits.lead, conditions),
    audit: new RequestQueue(limits.audit, conditions),
    static: new RequestQueue(limits.static, conditions),
    'remote-tool': new RequestQueue(limits['remote-tool'], conditions),
    tool: new RequestQueue(limits.tool, conditions),
    page: new RequestQueue(limits.page, conditions),
    prefetch: new RequestQueue(limits.prefetch, conditions),
  };
  const { lead, audit, static: files, prefetch } = queues;
  const inTurn = [queues.page, queues.tool, queues['remote-tool']];
  const starter = createStarter(() => {
    // Rotates the kinds, so that neither pages nor tools hold up the others.
    inTurn.push(...inTurn.splice(0, 1));
    return [lead, audit, files, ...inTurn, prefetch].some((kind) => kind.startNext());
  });
  return {
    admit: (request, response, serve) => {
      const kind = classifyRequest(request);
      if (kind === undefined) return serve();
      const applicant = {
        // A request is started when another one frees its place, but must not run in that request's async context.
        start: AsyncResource.bind(serve),
        refuse: () => refuse(request, response),
        isWorking: () => request.complete,
      };
      // A place is occupied until the response begins, not until it is received: slow readers cost no processor time.
      const leave = () => {
        queues[kind].leave(applicant);
        starter.wake();
      };
      response.once('head', leave).once('close', leave);
      queues[kind].apply(applicant);
      starter.wake();
    },
    noteConnection: starter.noteConnection,
    refuseOverdue: () => {
      for (const kind of Object.values(queues)) kind.refuseOverdue();
    },
  };
}
