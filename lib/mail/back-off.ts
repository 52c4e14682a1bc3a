import { minuteMs } from '@/lib/durations';
import { firstWaitMs, longestProbeWaitMs, longestWaitMs } from './limits';

/**
 * A due time further ahead than the longest wait plus this margin counts as due: it was stored before the clock was set
 * back. Longer than a claim's lease.
 */
const clockMarginMs = 2 * minuteMs;

/**
 * Milliseconds to wait after the given number of failures: 5 s, 10 s, 20 s … up to an hour, each shortened by up to
 * half at random, so that mails that failed together are not all retried together. `random` is in [0, 1).
 */
export function backOffMs(failures: number, random: number): number {
  const full = Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
  return Math.round(full * (1 - random / 2));
}

/** Milliseconds from one probe of a paused outbox to the next: 1 min, 2 min, 4 min, 8 min, then 15 min. */
export function probeWaitMs(refusedProbes: number): number {
  return Math.min(minuteMs * 2 ** refusedProbes, longestProbeWaitMs);
}

/** The time from which due times are implausible, given the longest wait that is ever scheduled. */
export function implausibleFrom(now: number, longestMs: number): number {
  return now + longestMs + clockMarginMs;
}
