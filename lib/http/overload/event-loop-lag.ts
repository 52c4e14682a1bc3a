import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The histogram measures the time from one of its ticks to the next, from which this interval is subtracted. */
const resolutionMs = 10;
const nanosecondsPerMs = 1_000_000;

export interface LagMeter {
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
