/** `queued` and `running` until it is over; `failed` when it could not be finished however often it was taken up. */
export type CrawlState = 'queued' | 'running' | 'done' | 'failed';

/** The reading of a whole website that belongs to a report, one for each link. */
export interface AuditCrawlsTable {
  token: string;
  /** Where it begins: the page of the report. */
  url: string;
  /** What counts as one website: two of one are not read at the same time. */
  site: string;
  state: CrawlState;
  queued_at: number;
  /** When it was last begun; null before. */
  started_at: number | null;
  /** Of the process that works on it; null for none. */
  claim: string | null;
  /** When the claim runs out unless it is renewed, so that the crawl of a process that died is taken up by another. */
  claimed_until: number | null;
  attempts: number;
  /** Milliseconds that were worked on it. */
  spent_ms: number;
  /** Addresses read, and known ones that wait. */
  read_count: number;
  waiting_count: number;
  /** SiteAudit as JSON; null until it is done. */
  audit: string | null;
  /** Whom to mail when it is done and nobody has waited for it; null when there is nobody, or not any more. */
  email: string | null;
  locale: string;
  /** When that mail is due; null until the crawl is over. */
  mail_due_at: number | null;
}

/** What a crawl has read so far, so that another process can go on with it; gone when it is done. */
export interface AuditCrawlPagesTable {
  token: string;
  /** In the order of reading. */
  number: number;
  url: string;
  /** PageRecord as JSON. */
  record: string;
}
