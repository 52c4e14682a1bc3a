/** In a tag only: text and attributes contain no bare `<`. */
const mark = /(<[a-z][\w-]*(?:\s[^<>]*)?) vt-update="[^"<>]*"/g;

/**
 * Removes the attribute with which React marks a `ViewTransition` for pages that are sent in pieces: a script animates
 * the arrival of each piece. A prerendered page is sent whole, and HTML has no such attribute.
 */
export function dropTransitionMarks(html: string): string {
  return html.replace(mark, '$1');
}
