import type { Word } from './split-words';

interface Column {
  maxLines: number;
  /** In ems, as returned by `measure`. */
  width: number;
  measure: (text: string) => number;
}

export interface BrokenLines {
  lines: string[];
  /** 0 is perfect; each empty line or bad break adds up to 1. */
  cost: number;
}

/** The cheapest line breaks of a text; undefined if it doesn't fit. */
export function breakLines(words: readonly Word[], column: Column): BrokenLines | undefined {
  // For each number of words from the start, the best lines so far.
  let settings: (BrokenLines | undefined)[] = [{ cost: 0, lines: [] }, ...words.map(() => undefined)];
  let best: BrokenLines | undefined;
  for (let count = 1; count <= column.maxLines; count++) {
    settings = settings.map((_, end) => withLine(settings, words, end, column));
    const whole = settings.at(-1);
    if (whole && (!best || whole.cost < best.cost)) best = whole;
  }
  return best;
}

/** The cheapest line breaks whose last line ends before the word `end`. */
function withLine(
  settings: readonly (BrokenLines | undefined)[],
  words: readonly Word[],
  end: number,
  { width, measure }: Column,
): BrokenLines | undefined {
  let best: BrokenLines | undefined;
  for (let start = end - 1; start >= 0; start--) {
    const line = join(words.slice(start, end)).replace(/｜$/, '');
    const slack = (width - measure(line)) / width;
    if (slack < 0) break;
    const before = settings[start];
    if (!before) continue;
    const cost = before.cost + slack ** 2 + barCost(line) + breakCost(words[end - 1], words[end]);
    if (!best || cost < best.cost) best = { cost, lines: [...before.lines, line] };
  }
  return best;
}

/** Cost of a line break between two words. */
function breakCost(word: Word | undefined, next: Word | undefined): number {
  if (!word || !next || /[\p{P}｜]$/u.test(word.text)) return 0;
  if (/^[的了]/.test(next.text)) return 0.7;
  if (!next.gap) return isSingle(word) || isSingle(next) ? 0.7 : 0.2;
  // Prepositions and articles read better at the start of a line; Polish typography requires that of single letters.
  if (/^\p{Ll}$/u.test(word.text)) return 0.4;
  if (/^\p{Ll}{2,3}$/u.test(word.text)) return 0.1;
  const isName = /^\p{Lu}/u.test(word.text) && /^\p{Lu}/u.test(next.text);
  const isAmount = /^\p{Nd}+$/u.test(word.text);
  if (isAmount) return 0.4;
  return isName ? 0.2 : 0;
}

/** Whether it is a Chinese or Japanese word of one character without a particle, which belongs to its neighbour. */
function isSingle({ text }: Word): boolean {
  return text.replace(/[的了吗们]$/, '').length === 1;
}

/** In Japanese titles a bar separates parts; it should be at the end of a line. */
function barCost(line: string): number {
  return /｜./.test(line) ? 1 : 0;
}

function join(words: readonly Word[]): string {
  return words.map(({ text, gap }, index) => (gap && index > 0 ? ` ${text}` : text)).join('');
}
