import 'server-only';
import { createHash } from 'node:crypto';
import { toAsciiDigits } from '@/lib/i18n/read-number';
import { normalizeMailbox } from '@/lib/mail/mailbox';

/**
 * Characters from which the same text by another sender counts as a repeat: longer than any text that our own pages fill
 * in for a visitor (the order of a package is below 150 in every language).
 */
export const comparableTextLength = 200;

/** Keys by which a later lead is recognised as a repeat. */
export interface DuplicateKeys {
  /** Same sender and text. Includes the phone number, because a new one is new information. */
  senderKey: string;
  /** Same text by any sender; null where the text is too short to compare. */
  textKey: string | null;
}

interface Written {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export function duplicateKeys({ name, email, phone, message }: Written): DuplicateKeys {
  const text = normalize(message);
  const digits = toAsciiDigits(phone).replace(/\D/g, '');
  return {
    senderKey: hash([normalizeMailbox(email), normalize(name), digits, text]),
    textKey: text.length < comparableTextLength ? null : hash([text]),
  };
}

/** Reduces a text to letters and digits, so that spaces, punctuation and compatibility characters don't matter. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function hash(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
