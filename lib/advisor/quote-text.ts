const LETTERS_MAX = 80;

/**
 * A visitor's text, prepared for quotation marks inside a sentence: one line without control or direction marks, at
 * most 80 letters. Persian words keep their zero-width non-joiner. It is only ever a value of a message, never a
 * message.
 */
export function quoteText(typed: string): string {
  const line = typed
    .replace(/(?:(?!\u200c)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu, ' ')
    .replace(/["“”„«»]/g, '')
    .trim();
  const letters = [...line];
  return letters.length <= LETTERS_MAX ? line : `${letters.slice(0, LETTERS_MAX).join('').trimEnd()}…`;
}
