/** A report whose website is looked at every day, because somebody has subscribed to its changes. */
export interface WatchedSitesTable {
  /** Token of the report's link. */
  token: string;
  /** When its page is next audited as a whole, which is done every week. */
  audit_at: number;
  /** WatchedState as JSON: the state in the watchers' last mail, or in the report on which they subscribed. */
  reported: string;
}

/** Score of a watched website at a weekly check; the newest 26 are kept. */
export interface WatchedScoresTable {
  token: string;
  checked_at: number;
  score: number;
}

/** A subscriber to the changes of a website. The row is deleted when the watch ends. */
export interface SiteWatchersTable {
  id: string;
  /** Token of the report's link. */
  report_token: string;
  /** As typed, because mail is sent to this form. */
  email: string;
  /** The address in lower case; it has at most one row per report. */
  email_key: string;
  /** The address as `normalizeMailbox` folds it, to find all spellings. */
  mailbox: string;
  locale: string;
  /** The form's sentence of consent, word for word. */
  consent_wording: string;
  /** Time of the last request, which is that of the last mail with a confirm link. */
  requested_at: number;
  confirmed_at: number | null;
  /** SHA-256 of the token, which is only in the mail. */
  confirm_hash: string;
  /** Part of the stop link in every mail. In plain text, because each weekly mail needs it again. */
  stop_token: string;
  /** Key of the newest mail in the outbox. */
  mail_key: string;
  /** Since when it gets nothing because its mails were not taken for weeks; null otherwise. */
  paused_at: number | null;
  /** Why, in the words of the receiver. */
  pause_detail: string | null;
}
