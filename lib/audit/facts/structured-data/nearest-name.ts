const LONGEST_NAME = 60;

/**
 * The known name most similar to a misspelt one: at most two letters differ, one if shorter than eight; null without
 * one.
 */
export function nearestName(name: string, known: ReadonlySet<string>): string | null {
  if (name.length > LONGEST_NAME) return null;
  const most = name.length < 8 ? 1 : 2;
  let best: string | null = null;
  let least = most + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > most) continue;
    const difference = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (difference < least) [best, least] = [candidate, difference];
  }
  return best;
}

/** Levenshtein distance: letters to insert, delete or replace. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const exchanged = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
