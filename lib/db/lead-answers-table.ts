import type { LeadState } from './lead-state';

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
