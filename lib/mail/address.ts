import type { MailAddress } from './message';

const maxNameLength = 100;

/**
 * Builds an address from a visitor's input. Removes all characters from the name that have a meaning in a mail header
 * (quotes, angle brackets, separators, line ends) and direction marks, so that it can't add an address or a header.
 */
export function safeAddress(name: string, address: string): MailAddress {
  const plain = name
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029"\\<>(),;:@[\]\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { name: [...plain].slice(0, maxNameLength).join('').trim(), address };
}

/** `"Name" <address>`, or the bare address if there is no name. */
export function formatAddress({ name, address }: MailAddress): string {
  return name ? `"${name}" <${address}>` : address;
}
