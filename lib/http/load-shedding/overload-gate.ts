import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { createGate, type Gate, type GateOptions } from './gate';
import { overloadLimits } from './limits';
import type { Refusals } from './refusals';
import { refuseRequest } from './refuse-request';

/** The histogram measures the time from one of its ticks to the next, from which this interval is subtracted. */
const resolutionMs = 10;
const nanosecondsPerMs = 1_000_000;

const logEveryMs = 60_000;

/** Often enough to detect a lag while visitors still wait for their first response. */
const sampleMs = 250;

/** Starts the gate of the site's server; undefined where it is switched off. */
export function startOverloadGate(refusals: ReadonlyMap<Locale, Refusals>): Gate | undefined {
  if (env.LOAD_SHEDDING === 'off') return undefined;
  const { lagMs, sample } = startLagMeter();
  let refused = 0;
  const refuse: GateOptions['refuse'] = (request, response) => {
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
  return gate;
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
