import type { LeadColumns } from './fields';
import type { Suspicion } from './judge-spam';
import type { LeadState } from './state';

declare module '@/lib/db/tables' {
  interface Tables {
    leads: Lead;
    lead_routing: LeadRoutingTable;
    lead_progress: LeadProgressTable;
    used_once: UsedOnceTable;
  }
}

/** An enquiry, as it was sent and judged: never changed afterwards, but where somebody is forgotten. */
export interface Lead extends LeadColumns {
  id: string;
  /** Identifies a submission, so that a repeat finds the first lead instead of creating a second. */
  fingerprint: string | null;
  received_at: number;
  /** Comma-separated spam marks; empty if there are none. */
  spam_marks: string;
  /** The verdict on the marks when it came; null where it is from before verdicts were stored: see `readSuspicion`. */
  suspicion: Suspicion | null;
  client_ip: string | null;
  user_agent: string | null;
  mail_key: string;
  /** The browser that sent it, by the cookie that finds its results and profile; null if it had none. */
  visitor_id: string | null;
}

/** How staff are notified of a lead: by a separate mail, by the next bundle, or by the daily digest of spam. */
export type LeadRoute = 'own' | 'bundle' | 'digest';
export type HoldReason = 'spam' | 'same_text' | 'unproven' | 'busy_mailbox' | 'budget';

/** One row for each lead: its route, and the keys that later leads are compared with. */
export interface LeadRoutingTable {
  lead_id: string;
  received_at: number;
  route: LeadRoute;
  /** Why it has no separate mail; null if it has one. */
  reason: HoldReason | null;
  /** The earlier lead with the same text. */
  same_as: string | null;
  /** The address in lower case, without its `+tag`. */
  mailbox: string;
  /** Hash of mailbox, name, phone and text; null if the site wrote the text itself. */
  sender_key: string | null;
  /** Hash of the text; null if it is too short to compare between senders. */
  text_key: string | null;
  /** The network that rate limits count as one client; null if the address is unknown. */
  client_network: string | null;
  /** Key of the outbox mail that contains the lead; null until there is one. */
  mail_key: string | null;
}

/** Ids of single-use values: form tokens, and solutions of a proof of work. */
interface UsedOnceTable {
  id: string;
  /** From then on the value is refused because of its date, so the row can be deleted. */
  expires_at: number;
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
