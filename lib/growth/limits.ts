import type { RateLimit } from '@/lib/http/rate-limit';

/** Each analysis may cost two paid searches and a visit to a stranger's website: as few as audits. */
export const growthLimit: RateLimit = {
  name: 'business-growth-analysis',
  windows: [
    { requests: 5, seconds: 60 },
    { requests: 20, seconds: 3600 },
  ],
};

/** Someone waits: what hasn't arrived by then counts as unknown, and the answer says so. Google answers in less than a second. */
export const PLACES_TIMEOUT_MS = 6000;
/** The website may wait in the engine's queue. */
export const WEBSITE_TIMEOUT_MS = 23_000;
