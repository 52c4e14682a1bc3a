import type { RateLimit } from '@/lib/http/rate-limit';

/** Each analysis may cost two paid searches and a visit to a website: the limit is that of audits. */
export const growthLimit: RateLimit = {
  name: 'business-growth-analysis',
  windows: [
    { requests: 5, seconds: 60 },
    { requests: 20, seconds: 3600 },
  ],
};

/** Milliseconds: a later answer counts as unknown, and the result says so. Google usually answers within a second. */
export const PLACES_TIMEOUT_MS = 6000;
/** Milliseconds, with the time in the engine's queue. */
export const WEBSITE_TIMEOUT_MS = 23_000;
