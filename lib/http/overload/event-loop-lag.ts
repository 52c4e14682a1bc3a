import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The histogram measures the time from one of its ticks to the next, from which this interval is subtracted. */
const resolutionMs = 10;
const nanosecondsPerMs = 1_000_000;

export interface LagMeter {
  /** Milliseconds, as of the last sample. */
  lagMs: () => number;
  sample: () => void;
}

/**
 * How late the event loop is: the median since the sample before. A single long turn, such as a garbage collection,
 * doesn't change it; many long turns do.
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
