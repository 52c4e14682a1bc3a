import { shapePersian } from './shape-persian';

/**
 * Left-to-right runs within a Persian line: numbers, and Latin words with the characters between them. All other text
 * runs from right to left.
 */
const leftToRight =
  /\p{Script=Latin}[\p{Script=Latin}\p{Nd}]*(?:[^\p{L}\p{M}\p{N}]+[\p{Script=Latin}\p{Nd}]+)*|\p{Nd}+(?:[.,٫٬:/–-]\p{Nd}+)*[%٪]?/gu;
const mirrored: Readonly<Record<string, string>> = {
  '«': '»',
  '»': '«',
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
};

/**
 * A Persian line in visual order, from left to right, with joined letters. Covers titles and place names, not all of
 * https://www.unicode.org/reports/tr9/.
 */
export function visualOrder(line: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const match of line.matchAll(leftToRight)) {
    pieces.push(reversed(line.slice(at, match.index)), match[0]);
    at = match.index + match[0].length;
  }
  pieces.push(reversed(line.slice(at)));
  return pieces.reverse().join('');
}

function reversed(text: string): string {
  return [...shapePersian(text)]
    .map((character) => mirrored[character] ?? character)
    .reverse()
    .join('');
}
