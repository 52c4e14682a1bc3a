import 'server-only';
import type { EventEmitter } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { env } from '@/lib/config/env';
import { log } from '@/lib/log/log';
import { onRequestStart } from '../request-start';
import { createGate, type Gate } from './gate';
import { overloadLimits } from './limits';
import { prepareRefusals } from './refusals';
import { refuseRequest } from './refuse-request';

/** The histogram measures the time from one of its ticks to the next, from which this interval is subtracted. */
const resolutionMs = 10;
const nanosecondsPerMs = 1_000_000;

const logEveryMs = 60_000;

/** Often enough to detect a lag while visitors still wait for their first response. */
const sampleMs = 250;

/**
 * Installs the gate in front of the handlers of the site's server. To be called once. Works under `next start` and in a
 * standalone server, because it needs no custom server.
 */
export async function startOverloadGate(): Promise<void> {
  if (env.LOAD_SHEDDING === 'off') return;
  const refusals = await prepareRefusals();
  const { lagMs, sample } = startLagMeter();
  let refused = 0;
  const refuse = (request: IncomingMessage, response: ServerResponse) => {
    refused += 1;
    refuseRequest(request, response, refusals);
  };
  const gate = createGate({ limits: overloadLimits, lagMs, refuse });
  const sampling = setInterval(() => {
    sample();
    gate.refuseOverdue();
  }, sampleMs);
  const logging = setInterval(() => {
    if (refused > 0) log.warn(`Overload: ${refused} requests were refused in the last minute.`);
    refused = 0;
  }, logEveryMs);
  for (const regular of [sampling, logging]) regular.unref();
  const guarded = new WeakSet<EventEmitter>();
  onRequestStart(({ server }) => {
    if (guarded.has(server)) return;
    guarded.add(server);
    guardServer(server, gate);
  });
}

/**
 * Lets the gate decide whether and when the listeners of the server's 'request' event are called. Must be called as a
 * request starts, before that event. No other code may add listeners for a single request.
 */
export function guardServer(server: EventEmitter, { admit, noteConnection }: Gate): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('connection', noteConnection);
  server.on('request', (request: unknown, response: unknown) => {
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    admit(request, response, () => {
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    });
  });
}

interface LagMeter {
  /** Milliseconds, at the last sample. */
  lagMs: () => number;
  sample: () => void;
}

/**
 * Measures how late the event loop is: the median since the previous sample. A single long turn, such as a garbage
 * collection, hardly changes it; many long turns do.
 */
export function startLagMeter(): LagMeter {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let lagMs = 0;
  return {
    lagMs: () => lagMs,
    sample: () => {
      lagMs = Math.max(0, histogram.percentile(50) / nanosecondsPerMs - resolutionMs);
      histogram.reset();
    },
  };
}
