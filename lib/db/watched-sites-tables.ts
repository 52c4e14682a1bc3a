/** A report whose website is read again every week, because somebody confirmed that they want to hear of changes. */
export interface WatchedSitesTable {
  /** Of the report. */
  token: string;
  /** When it is read next. Claiming adds the lease to it, so that the claim of a process that died expires. */
  next_check_at: number;
  /** Of the process that reads it; null for none. */
  claim: string | null;
  /** Readings in a row that failed because of the website. */
  failures: number;
  /** WatchedState as JSON: what the watchers know from their last mail, or from the report they asked on. */
  told: string;
}

/** What a watched website scored at a weekly reading; the newest 26 are kept. */
export interface WatchedScoresTable {
  token: string;
  checked_at: number;
  score: number;
}

/** Somebody who wants to hear of changes. The row ends with the watch: nothing is kept of it. */
export interface SiteWatchersTable {
  id: string;
  /** Of the report. */
  report_token: string;
  /** As typed, because mail is sent to this form. */
  email: string;
  /** The address in lower case; it has one row for a report. */
  email_key: string;
  locale: string;
  /** The form's sentence of consent, word for word. */
  consent_wording: string;
  /** Time of the last request, which is that of the last mail with a confirm link. */
  requested_at: number;
  confirmed_at: number | null;
  /** SHA-256 of the token, which is only in the mail. */
  confirm_hash: string;
  /** Stands in every mail. In plain text, because each weekly mail needs it again. */
  stop_token: string;
  /** Key of the newest mail in the outbox. */
  mail_key: string;
}
