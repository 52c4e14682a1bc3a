import type { AuditCrawlPagesTable, AuditCrawlsTable } from './audit-crawls-table';
import type { RenderingTables } from './audit-renderings-table';
import type { AuditRivalsTable } from './audit-rivals-table';
import type { JobsTable } from './jobs-table';
import type { NewsletterTables } from './newsletter-tables';
import type { ProofReadingsTable, RepairProofsTable } from './repair-proofs-table';
import type { ResultsTable } from './results-table';
import type { TrackingTables } from './tracking-tables';
import type { SiteWatchersTable, WatchedScoresTable, WatchedSitesTable } from './watched-sites-tables';

/**
 * The database as the code sees it, the same on SQLite and Postgres. Times are milliseconds since 1970,
 * because SQLite has no time type and a number sorts and compares alike on both. Those of enquiries and of the desk are added where
 * they are used: `lib/leads/tables.ts`, `lib/staff/tables.ts`.
 */
export interface Tables extends NewsletterTables, RenderingTables, TrackingTables {
  jobs: JobsTable;
  outbox: OutboxTable;
  outbox_pause: OutboxPauseTable;
  heartbeat: HeartbeatTable;
  retention_clock: RetentionClockTable;
  audit_links: AuditLinksTable;
  audit_runs: AuditRunsTable;
  audit_crawls: AuditCrawlsTable;
  audit_crawl_pages: AuditCrawlPagesTable;
  audit_rivals: AuditRivalsTable;
  repair_proofs: RepairProofsTable;
  proof_readings: ProofReadingsTable;
  client_profiles: ClientProfilesTable;
  recommendations: RecommendationsTable;
  results: ResultsTable;
  watched_sites: WatchedSitesTable;
  watched_scores: WatchedScoresTable;
  site_watchers: SiteWatchersTable;
}

/**
 * `collecting`: beyond the budget of its mailbox. `collected`: listed in a mail that was sent instead.
 */
export type OutboxStatus = 'pending' | 'sent' | 'parked' | 'collecting' | 'collected';
export type ParkReason = 'rejected' | 'outcome_unknown' | 'gave_up';

export interface OutboxTable {
  /** Also the idempotency key at the provider and the name of a captured mail's file. */
  key: string;
  kind: string;
  /** The rendered message as JSON; never rendered again, so that every try sends the same bytes. */
  payload: string;
  status: OutboxStatus;
  /** Number of claims, whatever their outcome; with it a late report from an earlier claim is recognised. */
  attempts: number;
  created_at: number;
  /** When the row is due. A claim postpones it by the lease, so that the claim of a crashed process expires. */
  next_attempt_at: number;
  /** Start of the first try with unknown outcome; null while every try is known to have failed. */
  unknown_since: number | null;
  finished_at: number | null;
  provider_id: string | null;
  park_reason: ParkReason | null;
  last_error: string | null;
  /** Failed tries that count towards parking; refusals of the whole account don't. */
  failures: number;
  /** Sum of the waits scheduled after failures, in milliseconds. Unlike the clock, it can't jump. */
  waited_ms: number;
  /** The part of `waited_ms` since `unknown_since`. */
  unknown_ms: number;
  /** Number of times this mail paused the outbox. */
  refusals: number;
  /** Shared by all mails about one thing, such as one lead to several addresses; `leads.mail_key` refers to it. */
  group_key: string | null;
  /** The folded address for which the mail counts; null for mails to staff. */
  mailbox: string | null;
  /** Since when it counts in the budget of its mailbox; null while or because it is not sent by itself. */
  admitted_at: number | null;
  /** As JSON, what a collected mail says of it beside its subject: language and address. */
  listed: string | null;
}

/** One row while the provider refuses every mail of our account; none otherwise. */
export interface OutboxPauseTable {
  id: number;
  /** The provider's latest reason. */
  reason: string;
  since: number;
  /** When the next single mail is tried. */
  next_probe_at: number;
  /** Number of refused probes. */
  probes: number;
}

interface HeartbeatTable {
  id: number;
  beaten_at: number;
}

/** One row: the time by which retention periods are counted. */
interface RetentionClockTable {
  id: number;
  /** Never goes back, and only advances by what has passed for certain. */
  reached_at: number;
  /** The clock at the last run. */
  seen_at: number;
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

/** The profile of a visitor's business, identified only by a signed cookie. */
interface ClientProfilesTable {
  visitor_id: string;
  created_at: number;
  /** Time of the last save or use; deleted a year later. */
  used_at: number;
  /** ClientProfile as JSON. */
  profile: string;
}

/** The newest advice for a profile, deleted with it. */
interface RecommendationsTable {
  visitor_id: string;
  generated_at: number;
  /** BusinessFacts as JSON, at the time of the advice. */
  facts: string;
  /** Advice as JSON: a rule's without words, a model's in the language of the request. */
  advice: string;
  /** Token of its private link; null if the advice is older than links, or if storing the result failed. */
  result_token: string | null;
}
