import type { LeadState } from '@/lib/leads/state';

declare module '@/lib/db/tables' {
  interface Tables {
    staff_links: StaffLinksTable;
    staff_sessions: StaffSessionsTable;
    staff_changes: StaffChangesTable;
    lead_answers: LeadAnswersTable;
  }
}

/** A sign-in link that was mailed to a member of staff, or a decoy for another address, of which nothing is stored. */
export interface StaffLinksTable {
  /** SHA-256 of the token, or of a code for any browser, which itself is only in the mail. */
  hash: string;
  /** '' for a decoy. */
  email: string;
  /** SHA-256 of the cookie of the browser that asked for the link; only that browser may use it. '' for a code for any browser. */
  browser_hash: string;
  /** Address block of the browser that asked; null if unknown. */
  network: string | null;
  /** Id of the browser if the member had signed in with it before. */
  device: string | null;
  /** Keyed hash of the code; the code itself is only in the mail. */
  code_hash: string | null;
  /** How often a code was typed while the link was open. */
  tries: number;
  /** Page of the desk to show after signing in. */
  next_path: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface StaffSessionsTable {
  /** Public id, used to end the session. */
  id: string;
  /** SHA-256 of the token; the token itself is only in the cookie. */
  hash: string;
  email: string;
  user_agent: string;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
}

/** One row for each change that staff made; never updated. */
export interface StaffChangesTable {
  id: string;
  made_at: number;
  email: string;
  /** A StaffAction; text, because older versions may have written others. */
  action: string;
  /** The lead that was changed; null for changes of something else. */
  lead_id: string | null;
  /** What the action was applied to: the text of a note, the key of a mail, the id of a session; often empty. */
  detail: string;
}

/** An answer to a lead, written at the desk. A lead has at most one draft, which belongs to who writes it. */
export interface LeadAnswersTable {
  /** Chosen by the page with the form, so that a form sent twice is one answer. */
  id: string;
  lead_id: string;
  /** Address of the member of staff who writes it. */
  email: string;
  body: string;
  /** `withdrawn`: taken back while a colleague was already writing another one. */
  state: 'draft' | 'sent' | 'withdrawn';
  updated_at: number;
  /** When it was put into the outbox, as `answerKey(id)`; null for a draft. */
  sent_at: number | null;
  /** The lead before, for taking the answer back. */
  state_before: LeadState | null;
  answered_at_before: number | null;
  taken_by_before: string | null;
}
