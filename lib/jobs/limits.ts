import { minuteMs } from '@/lib/durations';

/** Time after which a claim that isn't renewed expires: another process may take the job over then. */
export const leaseMs = minuteMs;

/** Often enough that a claim never expires by itself. */
export const renewEveryMs = leaseMs / 4;

/** What the clocks of two processes may differ by. */
export const clockMarginMs = 2 * minuteMs;
