import type { RateLimit } from '@/lib/http/rate-limit';

/** Each call of a configured language model costs money. */
export const generateLimit: RateLimit = {
  name: 'recommendations-generate',
  windows: [
    { requests: 6, seconds: 60 },
    { requests: 30, seconds: 3600 },
  ],
};
