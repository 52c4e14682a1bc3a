const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Days for which a confirm link works. */
export const confirmWithinDays = 7;

export const confirmWithinMs = confirmWithinDays * dayMs;

/** An address gets at most one confirm mail per report in this time. */
export const mailAgainAfterMs = 10 * minuteMs;

/** Most confirmed watchers of one report. */
export const mostWatchers = 10;

/** From one check to the next. */
export const checkEveryMs = 7 * dayMs;

/** While a website can't be read: time until the second try, and between later ones. */
export const secondTryMs = 60 * minuteMs;
export const laterTriesMs = dayMs;

/** Retry interval after our own failures, which say nothing about the website. */
export const retryMs = 10 * minuteMs;

/** Most scores stored: half a year of weekly checks. */
export const mostScores = 26;

/** Points by which the score must have changed since the last mail. */
export const movedBy = 5;
