import type { RateLimit } from '@/lib/http/rate-limit';

/** The contact page sends one request when opened from a result. Tokens of 128 bits can't be guessed at any rate. */
export const attachmentLimit: RateLimit = {
  name: 'attachments',
  windows: [{ requests: 60, seconds: 60 }],
};
