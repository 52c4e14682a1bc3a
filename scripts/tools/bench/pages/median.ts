/** The median; for an even number of values the mean of the middle two; undefined if there are none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [upper, lower] = [sorted[middle], sorted[middle - 1]];
  if (sorted.length % 2 === 1 || upper === undefined || lower === undefined) return upper;
  return (lower + upper) / 2;
}
