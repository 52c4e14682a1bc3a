/**
 * A text for a header of a mail. Mail programs decode what looks like an encoded word (RFC 2047), even to line ends; with a
 * space in its mark it is shown as it was written.
 */
export function headerText(text: string): string {
  return text.replace(/=\?/g, '= ?');
}
