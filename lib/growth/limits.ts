import type { RateLimit } from '@/lib/http/rate-limit';

/** Each analysis may cost two paid searches and a visit to a stranger's website: as few as audits. */
export const growthLimit: RateLimit = {
  name: 'business-growth-analysis',
  windows: [
    { requests: 5, seconds: 60 },
    { requests: 20, seconds: 3600 },
  ],
};

/** Someone waits with a phone in the hand: what hasn't arrived by then counts as unknown, and the answer says so. */
export const DEADLINE_MS = 25_000;
/** Google answers in less than one. */
export const PLACES_TIMEOUT_MS = 6000;
/** The website may wait in the engine's queue; the rest of the deadline is for the answer itself. */
export const WEBSITE_TIMEOUT_MS = 23_000;
