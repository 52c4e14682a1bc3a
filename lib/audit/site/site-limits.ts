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
