import { retention } from '@/lib/config/retention';
import { dayMs, hourMs, minuteMs } from '@/lib/durations';

/** How long a confirm link works: as long as its address is kept. The mail states `retention.confirmDays`. */
export const confirmWithinMs = retention.confirmDays * dayMs;

/** An address gets at most one confirm mail per report in this time. */
export const mailAgainAfterMs = 10 * minuteMs;

/** Most confirmed watchers of one report. */
export const mostWatchers = 10;

/** From one look at what ends a business online to the next, and from one audit of the page to the next. */
export const lookEveryMs = dayMs;
export const auditEveryMs = 7 * dayMs;

/** From a first failing reading to the second, which alone is reported. */
export const secondTryMs = hourMs;

/** This many websites in a row without an answer: it is our own connection that fails, not all of them. */
export const ownOutageAfter = 12;

/** Retry interval after our own failures, which say nothing about the website. */
export const retryMs = 10 * minuteMs;

/** Most scores stored: half a year of weekly checks. */
export const mostScores = 26;
