import type { RateLimit } from '@/lib/http/rate-limit';

/** Tool pages read the profile whenever they are opened, and an office opens many. */
export const readProfileLimit: RateLimit = {
  name: 'profile-read',
  windows: [{ requests: 120, seconds: 60 }],
};

export const saveProfileLimit: RateLimit = {
  name: 'profile-save',
  windows: [
    { requests: 20, seconds: 60 },
    { requests: 120, seconds: 3600 },
  ],
};
