declare module '@/lib/db/tables' {
  interface Tables {
    newsletter_subscriptions: NewsletterSubscriptionsTable;
    newsletter_tokens: NewsletterTokensTable;
    newsletter_issues: NewsletterIssuesTable;
    newsletter_issue_texts: NewsletterIssueTextsTable;
    newsletter_sends: NewsletterSendsTable;
  }
}

/** One subscription from its request to its end. A later subscription of the same address is another row. */
interface NewsletterSubscriptionsTable {
  id: string;
  /** As typed, because mail is sent to this form. */
  email: string;
  /** The address in lower case; it has at most one subscription that has not ended. */
  email_key: string;
  /** The address as `normalizeMailbox` folds it, to find all spellings. */
  mailbox: string;
  locale: string;
  /** Time of the last request, which is that of the last mail with a confirm link. */
  requested_at: number;
  page: string | null;
  /** The form's sentence of consent, word for word. */
  consent_wording: string;
  confirmed_at: number | null;
  ended_at: number | null;
  /** Null while it runs, and if the subscriber ended it. */
  end_reason: 'bounced' | 'complained' | null;
  /** Since when it gets nothing because its mails were not taken for weeks; null otherwise. */
  paused_at: number | null;
  /** Why, in the words of the receiver. */
  pause_detail: string | null;
  /** Key of its words in the search index; null until they are there. */
  search_key: number | null;
}

export interface NewsletterTokensTable {
  /** SHA-256 of the token; the token itself is only in the mail. */
  hash: string;
  subscription_id: string;
  purpose: 'confirm' | 'unsubscribe';
  /** Null for a token that never expires. */
  expires_at: number | null;
  /** Key of the mail in the outbox with the token. */
  mail_key: string;
}

export type IssueState = 'draft' | 'sending' | 'stopped' | 'sent';

/** One issue of the newsletter. */
export interface NewsletterIssuesTable {
  id: string;
  state: IssueState;
  created_at: number;
  updated_at: number;
  /** Incremented by every change, so that a change based on an outdated view is detected. */
  version: number;
  /** When sending began. Subscribers who confirmed later don't get this issue. */
  started_at: number | null;
  /** When the last mail was accepted by the provider, or given up. */
  finished_at: number | null;
}

/** The text of an issue in one language. English is required before sending; the others fall back to it. */
interface NewsletterIssueTextsTable {
  issue_id: string;
  locale: string;
  subject: string;
  /** What inboxes show beside the subject. */
  preheader: string;
  /** Markdown. */
  body: string;
}

/** An issue was put into the outbox for a person; the primary key ensures that this happens once. */
export interface NewsletterSendsTable {
  issue_id: string;
  /** The address in lower case: a person who subscribes again is the same recipient. */
  recipient: string;
  subscription_id: string;
  mail_key: string;
  queued_at: number;
  /** When the mail was withdrawn, because the subscription ended before it was sent. */
  withdrawn_at: number | null;
}
