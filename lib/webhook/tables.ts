declare module '@/lib/db/tables' {
  interface Tables {
    webhook_events: WebhookEventsTable;
  }
}

/** `given_up`: refused, or not taken for days; staff can have it tried again. */
type WebhookEventState = 'waiting' | 'told' | 'given_up';

/** What another program is told, in the order of `created_at`. */
export interface WebhookEventsTable {
  /** Its `webhook-id`, by which the receiver recognises a repeat. */
  id: string;
  type: string;
  /** As it is posted: the same for every try. */
  body: string;
  /** The folded address of the person it is about; null if it is about nobody. */
  mailbox: string | null;
  created_at: number;
  /** Until then it can be taken back, and isn't posted. */
  due_at: number;
  state: WebhookEventState;
  failures: number;
  finished_at: number | null;
  /** Why the last try failed; null if none did. */
  error: string | null;
}
