import type { RateLimit } from '@/lib/http/rate-limit';

/** The same as for audits, because each analysis may cost two paid searches and a visit to a website. */
export const growthLimit: RateLimit = {
  name: 'business-growth-analysis',
  windows: [
    { requests: 5, seconds: 60 },
    { requests: 20, seconds: 3600 },
  ],
};

/** Milliseconds: a later answer counts as unknown, and the result says so. Google usually answers within a second. */
export const PLACES_TIMEOUT_MS = 6000;
/** Milliseconds, including the time in the engine's queue. */
export const WEBSITE_TIMEOUT_MS = 23_000;
