import type { AuditCrawlPagesTable, AuditCrawlsTable } from './audit-crawls-table';
import type { LeadRoutingTable, UsedOnceTable } from './lead-routing-tables';
import type { ResultsTable } from './results-table';

/**
 * The database as the code sees it, the same on SQLite and Postgres. Times are milliseconds since 1970,
 * because SQLite has no time type and a number sorts and compares alike on both.
 */
export interface Tables {
  leads: LeadsTable;
  outbox: OutboxTable;
  outbox_pause: OutboxPauseTable;
  heartbeat: HeartbeatTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  newsletter_tokens: NewsletterTokensTable;
  audit_links: AuditLinksTable;
  audit_runs: AuditRunsTable;
  audit_crawls: AuditCrawlsTable;
  audit_crawl_pages: AuditCrawlPagesTable;
  page_views: PageViewsTable;
  behaviour_events: BehaviourEventsTable;
  client_profiles: ClientProfilesTable;
  recommendations: RecommendationsTable;
  lead_routing: LeadRoutingTable;
  used_once: UsedOnceTable;
  results: ResultsTable;
}

export interface LeadsTable {
  id: string;
  /** Fingerprint of one submission; a repeated one finds the first lead instead of making a second. */
  submission_key: string | null;
  received_at: number;
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
  source: string | null;
  page: string | null;
  locale: string;
  /** Comma-separated marks, empty when nothing looked like spam. */
  spam_marks: string;
  client_ip: string | null;
  user_agent: string | null;
  mail_key: string;
  /** What a tool had found and the visitor sent along, as staff read it; null without any. */
  attachment: string | null;
}

export type OutboxStatus = 'pending' | 'sent' | 'parked';
export type ParkReason = 'rejected' | 'outcome_unknown' | 'gave_up';

export interface OutboxTable {
  /** Also the idempotency key at the provider and the name of the captured file. */
  key: string;
  kind: string;
  /** The rendered message as JSON; never rendered again, so that every try sends the same bytes. */
  payload: string;
  status: OutboxStatus;
  /** Claims, whatever came of them; a process that comes back late is recognised by it. */
  attempts: number;
  created_at: number;
  /** When the row is due. Claiming moves it ahead by the lease, so a dead process's claim comes back. */
  next_attempt_at: number;
  /** Start of the first try whose outcome we don't know; null while every try is known to have failed. */
  unknown_since: number | null;
  finished_at: number | null;
  provider_id: string | null;
  park_reason: ParkReason | null;
  last_error: string | null;
  /** Tries that failed and count towards giving up; a refusal of the whole account does not. */
  failures: number;
  /** Sum of the waits scheduled after failures, in milliseconds. Unlike the clock it can't jump. */
  waited_ms: number;
  /** The part of `waited_ms` since `unknown_since`. */
  unknown_ms: number;
  /** How often this mail was the one that paused the outbox. */
  refusals: number;
  /** The same for all mails about one thing, such as one lead to several addresses; `leads.mail_key` refers to it. */
  group_key: string | null;
}

/** One row while the provider refuses our account, whichever mail it is offered; none otherwise. */
export interface OutboxPauseTable {
  id: number;
  /** The provider's latest answer. */
  reason: string;
  since: number;
  /** When one mail is tried again. */
  next_probe_at: number;
  /** Probes that were refused. */
  probes: number;
}

interface HeartbeatTable {
  id: number;
  beaten_at: number;
}

/** One subscription from its request to its end; who comes back later has a second one. */
interface NewsletterSubscriptionsTable {
  id: string;
  /** As it was typed, because that is what the mail is sent to. */
  email: string;
  /** The address in small letters; it has one subscription at a time that has not ended. */
  email_key: string;
  locale: string;
  /** When it was last asked for, and with it when the last mail with a confirm link was written. */
  requested_at: number;
  page: string | null;
  /** The sentence that stood at the form, word for word. */
  consent_wording: string;
  confirmed_at: number | null;
  ended_at: number | null;
}

export interface NewsletterTokensTable {
  /** SHA-256 of the token; the token itself is only in the mail. */
  hash: string;
  subscription_id: string;
  purpose: 'confirm' | 'unsubscribe';
  /** Null for a token that never runs out. */
  expires_at: number | null;
  /** The mail in the outbox that carries the token. */
  mail_key: string;
}

/** The private address of a report. It shows the newest run, and who has it may run the audit again. */
interface AuditLinksTable {
  /** In clear: who reads this table reads the reports, too, and the same link is given out again. */
  token: string;
  /** Fingerprint of e-mail address, website and day; the same audit asked for twice on a day shares the link. */
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
  /** AuditFacts as JSON: what was found, without words of any language. */
  facts: string;
}

interface PageViewsTable {
  id: string;
  received_at: number;
  /** By the visitor's clock, which may be wrong; `received_at` is ours. */
  viewed_at: number;
  page: string;
  title: string;
  /** Empty when the visitor came from nowhere that the browser tells. */
  referrer: string;
  user_agent: string;
}

interface BehaviourEventsTable {
  id: string;
  received_at: number;
  /** Of one use of a page; nothing ties it to a person. */
  session_id: string;
  event_type: string;
  page_url: string;
  time_spent_seconds: number;
  /** InteractionData as JSON. */
  interaction_data: string;
}

/** What a visitor says of the business, known by a signed cookie and by nothing else. */
interface ClientProfilesTable {
  visitor_id: string;
  created_at: number;
  /** When it was last saved, or asked advice for; a year later it goes. */
  used_at: number;
  /** ClientProfile as JSON. */
  profile: string;
}

/** The newest advice for a profile, which goes with it. */
interface RecommendationsTable {
  visitor_id: string;
  generated_at: number;
  /** BusinessFacts as JSON: what was known when the advice was given. */
  facts: string;
  /** Advice as JSON: a rule's without words, a model's in the language it was asked in. */
  advice: string;
  /** Of its private link; null for advice from before there were any, and when it could not be kept. */
  result_token: string | null;
}
