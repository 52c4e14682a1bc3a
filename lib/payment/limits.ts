import type { RateLimit } from '@/lib/http/rate-limit';

/** Enough to open the page a few times after a payment; invented references must not flood staff's inbox. */
export const paymentReturnLimit: RateLimit = {
  name: 'payment-return',
  windows: [
    { requests: 5, seconds: 60 },
    { requests: 20, seconds: 3600 },
  ],
};
