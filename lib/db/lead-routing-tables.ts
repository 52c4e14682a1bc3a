/** How staff learn of a lead: by a mail of its own, by the next bundle, or by the daily digest of spam. */
export type LeadRoute = 'own' | 'bundle' | 'digest';
export type HoldReason = 'spam' | 'same_text' | 'unproven' | 'busy_mailbox' | 'budget';

/** One row for each lead: its route, and what later leads are compared with. */
export interface LeadRoutingTable {
  lead_id: string;
  received_at: number;
  route: LeadRoute;
  /** Why it has no mail of its own; null for one that has. */
  reason: HoldReason | null;
  /** The earlier lead with the same text. */
  same_as: string | null;
  /** The address without tag, small letters. */
  mailbox: string;
  /** Hash of mailbox, name, phone and text; null for a text that the site wrote itself. */
  sender_key: string | null;
  /** Hash of the text; null where the text is too short to be compared between senders. */
  text_key: string | null;
  /** What limits count as one client; null where the address is not known. */
  client_network: string | null;
  /** The mail in the outbox that carries the lead; null while it waits for one. */
  mail_key: string | null;
}

/** What counts only once: form tokens, and solutions of a proof of work. */
export interface UsedOnceTable {
  id: string;
  /** After this it is refused by its date, so the row can go. */
  expires_at: number;
}
