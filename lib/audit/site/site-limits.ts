/** What reading one website may cost it and us. */
export const siteLimits = {
  /** HTML pages that are read. */
  pages: 100,
  /** Requests in all, robots.txt, sitemaps, redirects, files and errors included. */
  requests: 300,
  /** On the wire, all answers together. */
  bytes: 40 * 1024 * 1024,
  /** From the first request to the last, waits included. */
  totalMs: 240_000,
  /** Requests at the same time; one where robots.txt asks to wait between them. */
  atOnce: 2,
  /** Of one page, after unpacking; its end is left out beyond that. */
  pageBytes: 2 * 1024 * 1024,
  requestMs: 10_000,
  sitemapFiles: 6,
  sitemapBytes: 5 * 1024 * 1024,
  /** Addresses of all sitemap files that are looked at. */
  sitemapAddresses: 1000,
  /** Links of a page that are kept, each target once. */
  links: 200,
  addressCharacters: 500,
} as const;
