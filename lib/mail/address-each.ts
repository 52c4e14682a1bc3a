import type { MailMessage } from './message';

export interface KeyedMail {
  /** Key in the outbox, and idempotency key at the provider. */
  key: string;
  message: MailMessage;
}

/** The same mail for each of several addresses, as separate mails, so that one refused address does not affect the others. */
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
