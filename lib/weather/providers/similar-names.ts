import { fold } from './place-names';

/** The items with a similar name, nearest first: an edit distance of at most 2, or 1 for a word below six letters. */
export function nearestNames<Named extends { name: string }>(word: string, named: Named[]): Named[] {
  const most = word.length < 6 ? 1 : 2;
  return named
    .map((thing) => ({ thing, slips: computeEditDistance(fold(word), fold(thing.name)) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips)
    .map(({ thing }) => thing);
}

/** Levenshtein distance: insertions, deletions and substitutions. https://en.wikipedia.org/wiki/Levenshtein_distance */
function computeEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
