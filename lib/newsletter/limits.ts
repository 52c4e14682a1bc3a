import { retention } from '@/lib/config/retention';
import { dayMs, minuteMs } from '@/lib/durations';

/** How long a confirm link works: as long as its address is kept. The mail and the form state `retention.confirmDays`. */
export const confirmWithinMs = retention.confirmDays * dayMs;

/** An address gets at most one mail within this time, however often it is submitted. */
export const mailAgainAfterMs = 10 * minuteMs;
