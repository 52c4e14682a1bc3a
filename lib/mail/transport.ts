import type { MailMessage } from './message';

/**
 * The outcome of one try. `retry`: certainly not sent. `unknown`: possibly sent. `rejected`: the provider will never
 * accept this mail. `account_refused`: certainly not sent, and no other mail of the account would be.
 */
export type Outcome =
  | { kind: 'sent'; providerId: string }
  | { kind: 'retry'; error: string; retryAfterMs?: number }
  | { kind: 'unknown'; error: string }
  | { kind: 'rejected'; error: string }
  | { kind: 'account_refused'; error: string };

export interface Transport {
  /** How long the provider recognises a repeated key; after that, a retry could send the mail twice. */
  remembersKeysForMs: number;
  /** Limit of bulk mails per second; none if absent. */
  perSecond?: number;
  /** Sends one mail. The same key with the same message is sent once, however often this is called. */
  send(message: MailMessage, key: string): Promise<Outcome>;
}
