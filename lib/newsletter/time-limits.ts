import { retention } from '@/lib/config/retention';
import { dayMs, minuteMs } from '@/lib/durations';

/** Days for which a confirm link works. The mail and the form state this number. */
export const confirmWithinDays = retention.confirmDays;

export const confirmWithinMs = confirmWithinDays * dayMs;

/** An address gets at most one mail within this time, however often it is submitted. */
export const mailAgainAfterMs = 10 * minuteMs;
