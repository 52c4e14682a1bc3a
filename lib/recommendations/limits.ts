import type { RateLimit } from '@/lib/http/rate-limit';

/** A language model, where one is configured, is paid by the call. */
export const generateLimit: RateLimit = {
  name: 'recommendations-generate',
  windows: [
    { requests: 6, seconds: 60 },
    { requests: 30, seconds: 3600 },
  ],
};
