import type { RateLimit } from '@/lib/http/rate-limit';

/** Enough to try a few answers; where a language model is configured, each try costs money. */
export const personalizationLimit: RateLimit = {
  name: 'smart-personalization',
  windows: [
    { requests: 10, seconds: 60 },
    { requests: 60, seconds: 3600 },
  ],
};
