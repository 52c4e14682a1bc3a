const LETTERS_MAX = 80;
/** The word that doesn't fit any more, or in a script without spaces the phrase, if it isn't too long to be left out. */
const lastWord = /[\s、，。；：][^\s、，。；：]{0,24}$/u;

/**
 * A visitor's text, prepared for quotation marks inside a sentence: one line without control or direction marks, at
 * most 80 letters, cut between words. Persian words keep their zero-width non-joiner. It is only ever a value of a message, never a
 * message.
 */
export function quoteText(typed: string): string {
  const line = typed
    .replace(/(?:(?!\u200c)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu, ' ')
    .replace(/["“”„«»]/g, '')
    .trim();
  const letters = [...line];
  if (letters.length <= LETTERS_MAX) return line;
  const fitting = letters
    .slice(0, LETTERS_MAX + 1)
    .join('')
    .replace(lastWord, '');
  return `${[...fitting]
    .slice(0, LETTERS_MAX)
    .join('')
    .replace(/[\s,;:]{1,9}$/u, '')}…`;
}
