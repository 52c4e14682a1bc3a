import { contactLimit, type RateLimit } from '@/lib/http/rate-limit';

/** Enough for a few addresses and a repeat after each repair; every check sends requests to another party's server. */
export const analysisLimit: RateLimit = {
  name: 'seo-analysis',
  windows: [
    { requests: 10, seconds: 60 },
    { requests: 60, seconds: 3600 },
  ],
};

/** Each audit may send a mail. */
export const auditLimit: RateLimit = {
  name: 'seo-audit',
  windows: [
    { requests: 5, seconds: 60 },
    { requests: 20, seconds: 3600 },
  ],
};

/** A press beside each of seven repairs, and a second one. A report has a limit of its own. */
export const proofLimit: RateLimit = {
  name: 'repair-proof',
  windows: [
    { requests: 8, seconds: 60 },
    { requests: 40, seconds: 3600 },
  ],
};

/** An open page polls each pending part every two seconds, and several pages may share one IP address. */
export const partLimit: RateLimit = {
  name: 'report-part',
  windows: [{ requests: 480, seconds: 60 }],
};

/** The limit for enquiries, counted separately. */
export const watchLimit: RateLimit = { ...contactLimit, name: 'site-watch' };
