/** How staff are notified of a lead: by a mail of its own, by the next bundle, or by the daily digest of spam. */
export type LeadRoute = 'own' | 'bundle' | 'digest';
export type HoldReason = 'spam' | 'same_text' | 'unproven' | 'busy_mailbox' | 'budget';

/** One row for each lead: its route, and what later leads are compared with. */
export interface LeadRoutingTable {
  lead_id: string;
  received_at: number;
  route: LeadRoute;
  /** Why it has no mail of its own; null where it has one. */
  reason: HoldReason | null;
  /** The earlier lead with the same text. */
  same_as: string | null;
  /** The address without tag, in lower case. */
  mailbox: string;
  /** Hash of mailbox, name, phone and text; null for a text that the site wrote itself. */
  sender_key: string | null;
  /** Hash of the text; null where the text is too short to be compared between senders. */
  text_key: string | null;
  /** The network that limits count as one client; null where the address is unknown. */
  client_network: string | null;
  /** Key of the mail in the outbox with the lead; null while there is none. */
  mail_key: string | null;
}

/** Ids of what is valid only once: form tokens, and solutions of a proof of work. */
export interface UsedOnceTable {
  id: string;
  /** After this time it is refused by its date, so the row can be deleted. */
  expires_at: number;
}
