import type { RateLimit } from '@/lib/http/rate-limit';

const minuteMs = 60_000;

export const linkLifeMs = 15 * minuteMs;
export const sessionLifeMs = 12 * 60 * minuteMs;

/** Links that are valid for one address at a time; further requests mail nothing. */
export const mostLinksPerAddress = 3;

/** Requests for a link, and attempts to use one, of one client. */
export const signInLimit: RateLimit = {
  name: 'staff-sign-in',
  windows: [
    { requests: 10, seconds: 15 * 60 },
    { requests: 30, seconds: 24 * 3600 },
  ],
};

/** Leads or subscribers on one page of the list. */
export const rowsPerPage = 50;
