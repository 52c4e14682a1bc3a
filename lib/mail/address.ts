import { headerText } from './header-text';
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
  return { name: shorten(headerText(plain)), address };
}

/** `"Name" <address>`, or the bare address if there is no name. */
export function formatAddress({ name, address }: MailAddress): string {
  return name ? `"${name}" <${address}>` : address;
}

/** At most so many characters, and no part of what is read as one, such as a family of emoji or a letter with its marks. */
function shorten(text: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if ([...kept, ...segment].length > maxNameLength) break;
    kept += segment;
  }
  return kept.trim();
}
