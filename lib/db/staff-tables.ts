import type { LeadAnswersTable } from './lead-answers-table';
import type { LeadState } from './lead-state';

/** The tables of the staff desk. */
export interface StaffTables {
  staff_links: StaffLinksTable;
  staff_sessions: StaffSessionsTable;
  staff_changes: StaffChangesTable;
  lead_progress: LeadProgressTable;
  lead_answers: LeadAnswersTable;
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

/** One row for each lead: what staff have done about it, and by what the desk finds it. */
interface LeadProgressTable {
  lead_id: string;
  /** These four as in `leads`. */
  received_at: number;
  source: string | null;
  service: string;
  locale: string;
  state: LeadState;
  /** Address of the member of staff who handles it; null if nobody does. */
  taken_by: string | null;
  /** When it was first marked as answered. */
  answered_at: number | null;
  /** Incremented by every change, so that a change based on an outdated view of the lead is detected. */
  version: number;
  updated_at: number;
  /** What an order brought, in cents of an Australian dollar; null if there is none, or if nobody said. */
  amount_cents: number | null;
  /** When somebody wants to have dealt with it; null if only the promise on the site counts. */
  due_at: number | null;
  /** Key of its words in the search index; null until they are there. */
  search_key: number | null;
}
