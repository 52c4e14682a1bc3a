/** `failed`: it could not be completed in any of its attempts. */
export type CrawlStatus = 'queued' | 'running' | 'done' | 'failed';

/** The crawl of the website of a report; one for each link. */
export interface AuditCrawlsTable {
  token: string;
  /** The first page: that of the report. */
  url: string;
  /** Identifies the website, which is crawled by one process at a time. */
  site: string;
  state: CrawlStatus;
  /** When it was last begun; null until then. */
  started_at: number | null;
  /** Working time so far, milliseconds. */
  spent_ms: number;
  /** Addresses read so far, and known addresses still to be read. */
  read_count: number;
  waiting_count: number;
  /** SiteAudit as JSON; null until the crawl is done. */
  audit: string | null;
  /** Recipient of a mail when it is done, unless somebody watched it finish; null if there is none, or none any more. */
  email: string | null;
  locale: string;
}

/** What a crawl has read so far, so that another process can continue it; deleted when it is done. */
export interface AuditCrawlPagesTable {
  token: string;
  /** In the order of reading. */
  number: number;
  url: string;
  /** PageRecord as JSON. */
  record: string;
}
