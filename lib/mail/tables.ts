declare module '@/lib/db/tables' {
  interface Tables {
    outbox: OutboxTable;
    outbox_pause: OutboxPauseTable;
    mail_events: MailEventsTable;
  }
}

/**
 * `collecting`: beyond the budget of its mailbox. `collected`: listed in a mail that was sent instead.
 */
export type OutboxStatus = 'pending' | 'sent' | 'parked' | 'collecting' | 'collected';
export type ParkReason = 'rejected' | 'outcome_unknown' | 'gave_up';

export interface OutboxTable {
  /** Also the idempotency key at the provider and the name of a captured mail's file. */
  key: string;
  kind: string;
  /** The rendered message as JSON; never rendered again, so that every try sends the same bytes. */
  payload: string;
  status: OutboxStatus;
  /** Number of claims, whatever their outcome; with it a late report from an earlier claim is recognised. */
  attempts: number;
  created_at: number;
  /** When the row is due. A claim postpones it by the lease, so that the claim of a crashed process expires. */
  next_attempt_at: number;
  /** Start of the first try with unknown outcome; null while every try is known to have failed. */
  unknown_since: number | null;
  finished_at: number | null;
  provider_id: string | null;
  park_reason: ParkReason | null;
  last_error: string | null;
  /** Failed tries that count towards parking; refusals of the whole account don't. */
  failures: number;
  /** Sum of the waits scheduled after failures, in milliseconds. Unlike the clock, it can't jump. */
  waited_ms: number;
  /** The part of `waited_ms` since `unknown_since`. */
  unknown_ms: number;
  /** Number of times this mail paused the outbox. */
  refusals: number;
  /** Shared by all mails about one thing, such as one lead to several addresses; `leads.mail_key` refers to it. */
  group_key: string | null;
  /** The folded address for which the mail counts; null for mails to staff. */
  mailbox: string | null;
  /** Since when it counts in the budget of its mailbox; null while or because it is not sent by itself. */
  admitted_at: number | null;
  /** As JSON, what a collected mail says of it beside its subject: language and address. */
  listed: string | null;
}

/** One row while the provider refuses every mail of our account; none otherwise. */
export interface OutboxPauseTable {
  id: number;
  /** The provider's latest reason. */
  reason: string;
  since: number;
  /** When the next single mail is tried. */
  next_probe_at: number;
  /** Number of refused probes. */
  probes: number;
}

/** What the mail provider reported about a mail after accepting it. */
export interface MailEventsTable {
  /** The provider's id of the report; a repeated report has the same id. */
  id: string;
  received_at: number;
  /** When it happened, by the provider's clock. */
  happened_at: number;
  /**
   * `bounced`: there is no such mailbox. `refused`: the receiver refuses this mail, for its content, our reputation or a full
   * mailbox. `delayed`: it didn't take it in time. `failed`: the provider didn't try. `delivered`: only after another report.
   */
  type: 'bounced' | 'refused' | 'delayed' | 'failed' | 'complained' | 'delivered';
  /** The provider's id of the mail. */
  provider_id: string;
  /** Key in the outbox; null if the mail is no longer in it. */
  mail_key: string | null;
  email_key: string;
  /** Folded like that of a subscription. */
  mailbox: string;
  /** The provider's words. */
  detail: string;
  /** Since when a mail about an enquiry is known not to have arrived; null if it isn't about one, or staff have dealt with it. */
  unsettled_since: number | null;
}
