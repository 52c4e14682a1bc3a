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
export interface UsedOnceTable {
  id: string;
  /** From then on the value is refused because of its date, so the row can be deleted. */
  expires_at: number;
}
