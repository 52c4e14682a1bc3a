import { contactLimit, type RateLimit } from '@/lib/http/rate-limit';

/** Enough for a few addresses and repeats after each repair; every check sends some requests to somebody else's server. */
export const analysisLimit: RateLimit = {
  name: 'seo-analysis',
  windows: [
    { requests: 10, seconds: 60 },
    { requests: 60, seconds: 3600 },
  ],
};

/** Each of these may send a mail. */
export const auditLimit: RateLimit = {
  name: 'seo-audit',
  windows: [
    { requests: 5, seconds: 60 },
    { requests: 20, seconds: 3600 },
  ],
};

/** A page that waits asks every two seconds, and several pages may wait behind one address. */
export const siteProgressLimit: RateLimit = {
  name: 'site-progress',
  windows: [{ requests: 240, seconds: 60 }],
};

/** The same, counted separately. */
export const phoneProgressLimit: RateLimit = { ...siteProgressLimit, name: 'phone-progress' };

/** The limit of enquiries, counted separately. */
export const watchLimit: RateLimit = { ...contactLimit, name: 'site-watch' };
