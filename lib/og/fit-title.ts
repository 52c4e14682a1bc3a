import { type BrokenLines, breakLines } from './break-lines';
import type { Word } from './split-words';

interface Room {
  width: number;
  height: number;
  maxSize: number;
  minSize: number;
  /** Distance between baselines in ems. */
  lineHeight: number;
  /** Width of a text in ems. */
  measure: (text: string) => number;
}

export interface FittedTitle {
  /** Pixels. */
  size: number;
  lines: string[];
}

/** How far the largest fitting type size may be reduced for better line breaks. */
const SMALLEST_SHARE = 0.84;
/** Cost of reducing the type size by 100 %; an empty line costs 1. */
const SIZE_COST = 3;

/**
 * A large type size in which a title fits, with lines of similar length. Throws an Error with the title if it doesn't fit
 * even in the smallest size.
 */
export function fitTitle(words: readonly Word[], room: Room): FittedTitle {
  let best: (FittedTitle & { cost: number }) | undefined;
  let largest = 0;
  for (let size = room.maxSize; size >= Math.max(room.minSize, largest * SMALLEST_SHARE); size -= 2) {
    const broken = linesAt(size, words, room);
    if (!broken) continue;
    largest ||= size;
    const cost = broken.cost + SIZE_COST * (1 - size / largest);
    if (!best || cost < best.cost) best = { size, cost, lines: broken.lines };
  }
  if (!best) throw new Error(`No social picture has room for this title: ${joinWords(words)}`);
  return { size: best.size, lines: best.lines };
}

function linesAt(size: number, words: readonly Word[], room: Room): BrokenLines | undefined {
  const maxLines = Math.floor(room.height / (size * room.lineHeight));
  return breakLines(words, { maxLines, width: room.width / size, measure: room.measure });
}

function joinWords(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}
