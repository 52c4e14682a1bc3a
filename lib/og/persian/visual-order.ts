import { shapePersian } from './shape-persian';

/**
 * What keeps its own order from left to right inside a Persian line: numbers, and Latin words with all that stands between
 * them. Everything else is read, and laid, from right to left.
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
 * A Persian line as its glyphs stand on paper, from left to right, letters in their joined shapes. It covers what titles
 * and place names are made of, not the whole of https://www.unicode.org/reports/tr9/.
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
