const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Days in which a confirm link works. */
export const confirmWithinDays = 7;

export const confirmWithinMs = confirmWithinDays * dayMs;

/** An address gets one confirm mail about a report in this time, however often it is submitted. */
export const mailAgainAfterMs = 10 * minuteMs;

/** Unconfirmed requests of one address at a time, about all reports: nobody is flooded with confirm mails. */
export const mostUnconfirmed = 5;

/** People who watch one report. */
export const mostWatchers = 10;

/** From one reading to the next. */
export const checkEveryMs = 7 * dayMs;

/** While a website can't be read: the second try, and every one after it. */
export const secondTryMs = 60 * minuteMs;
export const laterTriesMs = dayMs;

/** After a failure of ours, which says nothing about the website. */
export const retryMs = 10 * minuteMs;

/** Longer than a reading takes; a claim of a process that died expires after it. */
export const leaseMs = 10 * minuteMs;

/** Half a year of weekly readings. */
export const keptScores = 26;

/** Points by which the score has to have moved since the last mail. */
export const movedBy = 5;
