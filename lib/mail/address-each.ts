import type { MailMessage } from './message';

export interface KeyedMail {
  /** Key in the outbox, and idempotency key at the provider. */
  key: string;
  message: MailMessage;
}

/** One separate mail per address, so that a refused address does not affect the others. */
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
