/** Counts characters that match `\s`, without a list of matches, which could take more memory than the page. */
export function countWhitespace(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0xa0 && rareSpaces.has(code))) count += 1;
  }
  return count;
}

const rareSpaces = new Set(
  [
    ...'\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
  ].map((space) => space.charCodeAt(0)),
);
