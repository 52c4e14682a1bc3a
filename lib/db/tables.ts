import type { AuditCrawlPagesTable, AuditCrawlsTable } from './audit-crawls-table';
import type { RenderingTables } from './audit-renderings-table';
import type { AuditRivalsTable } from './audit-rivals-table';
import type { JobsTable } from './jobs-table';
import type { ProofReadingsTable, RepairProofsTable } from './repair-proofs-table';
import type { SiteWatchersTable, WatchedScoresTable, WatchedSitesTable } from './watched-sites-tables';

/**
 * The database as the code sees it, the same on SQLite and Postgres. Times are milliseconds since 1970,
 * because SQLite has no time type and a number sorts and compares alike on both. Here are those of the queue and of audits; the others
 * are added where they are used, by `declare module`: in `tables.ts` of mails, enquiries, the desk and others.
 */
export interface Tables extends RenderingTables {
  jobs: JobsTable;
  heartbeat: HeartbeatTable;
  audit_links: AuditLinksTable;
  audit_runs: AuditRunsTable;
  audit_crawls: AuditCrawlsTable;
  audit_crawl_pages: AuditCrawlPagesTable;
  audit_rivals: AuditRivalsTable;
  repair_proofs: RepairProofsTable;
  proof_readings: ProofReadingsTable;
  watched_sites: WatchedSitesTable;
  watched_scores: WatchedScoresTable;
  site_watchers: SiteWatchersTable;
}

interface HeartbeatTable {
  id: number;
  beaten_at: number;
}

/** The private address of a report. Its page shows the newest run and offers to run the audit again. */
interface AuditLinksTable {
  /** In plain text, because the same link may be sent again, and the database contains the reports anyway. */
  token: string;
  /** Folded address of the person who asked for the audit; null if unknown. */
  mailbox: string | null;
  /** Hash of the submission; only repeats of it, by the same browser, share the link. */
  subject: string;
  url: string;
  business_name: string;
  created_at: number;
  expires_at: number;
}

interface AuditRunsTable {
  id: string;
  token: string;
  created_at: number;
  /** AuditFacts as JSON, without words. */
  facts: string;
}
