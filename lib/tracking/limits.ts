import type { RateLimit } from '@/lib/http/rate-limit';

/** Enough for an office behind one address. */
export const pageViewLimit: RateLimit = {
  name: 'page-view',
  windows: [
    { requests: 60, seconds: 60 },
    { requests: 600, seconds: 3600 },
  ],
};

/** Higher, because one use of a page sends several events. */
export const behaviourLimit: RateLimit = {
  name: 'behaviour',
  windows: [
    { requests: 240, seconds: 60 },
    { requests: 2400, seconds: 3600 },
  ],
};

/** A page has at most three forms, and each is begun once. */
export const formUseLimit: RateLimit = { ...pageViewLimit, name: 'form-use' };
