import type { RateLimit } from '@/lib/http/rate-limit';

const minuteMs = 60_000;

export const linkLifeMs = 15 * minuteMs;
export const sessionLifeMs = 12 * 60 * minuteMs;

/** Valid links per e-mail address at a time; further requests send no mail. */
export const mostLinksPerAddress = 3;

/** Requests for a link, and attempts to use one, by one client. */
export const signInLimit: RateLimit = {
  name: 'staff-sign-in',
  windows: [
    { requests: 10, seconds: 15 * 60 },
    { requests: 30, seconds: 24 * 3600 },
  ],
};

/** Leads or subscribers per page. */
export const rowsPerPage = 50;
