import type { MailAddress } from './message';

const maxNameLength = 100;

/**
 * Makes an address of what a visitor typed. The name loses everything that has a meaning in a mail header
 * (quotes, angle brackets, separators, line ends, invisible direction marks), so it can't add an address or a header.
 */
export function safeAddress(name: string, address: string): MailAddress {
  const plain = name
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029"\\<>(),;:@[\]\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { name: [...plain].slice(0, maxNameLength).join('').trim(), address };
}

/** `"Name" <address>`, or the bare address without a name. */
export function formatAddress({ name, address }: MailAddress): string {
  return name ? `"${name}" <${address}>` : address;
}
