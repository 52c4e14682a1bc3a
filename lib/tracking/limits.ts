import type { RateLimit } from '@/lib/http/rate-limit';

/** An office behind one address that reads the site at the same time. */
export const pageViewLimit: RateLimit = {
  name: 'page-view',
  windows: [
    { requests: 60, seconds: 60 },
    { requests: 600, seconds: 3600 },
  ],
};

/** Wider, because one use of a page tells several things. */
export const behaviourLimit: RateLimit = {
  name: 'behaviour',
  windows: [
    { requests: 240, seconds: 60 },
    { requests: 2400, seconds: 3600 },
  ],
};
