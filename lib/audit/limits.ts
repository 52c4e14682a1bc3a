import type { RateLimit } from '@/lib/http/rate-limit';

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

/** As many as enquiries, counted separately. */
export const watchLimit: RateLimit = {
  name: 'site-watch',
  windows: [
    { requests: 10, seconds: 60 },
    { requests: 40, seconds: 3600 },
  ],
};

/** Limits for crawling one website. */
export const siteLimits = {
  /** HTML pages. */
  pages: 100,
  /** All requests, including robots.txt, sitemaps, redirects, files and errors. */
  requests: 300,
  /** Bytes of all answers on the wire. */
  bytes: 40 * 1024 * 1024,
  /** From the first request to the last, including waits. */
  totalMs: 240_000,
  /** Concurrent requests; one if robots.txt demands a delay. */
  atOnce: 2,
  /** Bytes of one page after decompression; the rest is cut off. */
  pageBytes: 2 * 1024 * 1024,
  requestMs: 10_000,
  sitemapFiles: 6,
  sitemapBytes: 5 * 1024 * 1024,
  /** Addresses read from all sitemap files together. */
  sitemapAddresses: 1000,
  /** Stored links per page, each target once. */
  links: 200,
  /** Addresses followed that differ only in their parameters (sorting, filters, calendars). */
  variantsOfPath: 5,
  addressCharacters: 500,
} as const;

/** Points by which the score of a watched page must have changed since the last mail. */
export const movedBy = 5;
