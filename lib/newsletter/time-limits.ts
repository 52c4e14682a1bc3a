const minuteMs = 60_000;

/** Days in which a confirm link works. The mail and the form name them. */
export const confirmWithinDays = 7;

export const confirmWithinMs = confirmWithinDays * 24 * 60 * minuteMs;

/** An address gets one mail in this time, however often somebody types it into the form. */
export const mailAgainAfterMs = 10 * minuteMs;
