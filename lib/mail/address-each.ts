import type { MailMessage } from './message';

export interface KeyedMail {
  /** Of the outbox, and the idempotency key at the provider. */
  key: string;
  message: MailMessage;
}

/** The same mail for each of several addresses, as mails of their own: one refused address does not stop the others. */
export function addressEach(
  key: string,
  message: Omit<MailMessage, 'to'>,
  addresses: readonly string[],
): KeyedMail[] {
  return [...new Set(addresses)].map((address, index) => ({
    key: index === 0 ? key : `${key}-${index + 1}`,
    message: { ...message, to: [address] },
  }));
}
