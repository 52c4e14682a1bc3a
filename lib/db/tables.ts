/**
 * The database as the code sees it, the same on SQLite and Postgres. Times are milliseconds since 1970,
 * because SQLite has no time type and a number sorts and compares alike on both.
 */
export interface Tables {
  leads: LeadsTable;
  outbox: OutboxTable;
  heartbeat: HeartbeatTable;
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
}

export interface HeartbeatTable {
  id: number;
  beaten_at: number;
}
