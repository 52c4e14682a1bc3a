import { dayMs, minuteMs } from '@/lib/durations';
import type { RateLimit } from '@/lib/http/rate-limit';

export const linkLifeMs = 15 * minuteMs;
export const sessionLifeMs = 12 * 60 * minuteMs;

/** How long a browser in which a member has signed in counts as theirs. */
export const deviceLifeMs = 180 * dayMs;

/** Codes that may be typed for one link: with 40 random bits, a guess succeeds once in 220,000,000,000 links. */
export const mostTries = 5;

/**
 * Requests for a link by one client, unless the member has signed in with this browser before; beyond it, nothing is stored but
 * a member's shared code (`sign-in-links-store.ts`). Links and codes need no limit by network: a token can't be guessed, and a code
 * is tried a few times.
 */
export const askLimit: RateLimit = {
  name: 'staff-sign-in',
  windows: [
    { requests: 10, seconds: 15 * 60 },
    { requests: 30, seconds: 24 * 3600 },
  ],
};

/** So long an answer waits in the outbox, where it can be taken back. */
export const answerUndoMs = 10_000;

/** Leads or subscribers per page. */
export const rowsPerPage = 50;

/** Leads in a column of the board; the list has the others. */
export const cardsPerColumn = 15;

/** Rows of a download that are read and written at a time: a few milliseconds of work. */
export const rowsPerRead = 100;

/** Lists are counted so far: further rows would have to be read just for a figure. */
export const mostCounted = 10_000;
