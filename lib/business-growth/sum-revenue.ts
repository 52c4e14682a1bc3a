/** The sum of the known figures in Australian dollars (null if none is known), their number, and that of all figures. */
export function sumRevenue(items: readonly { estimatedRevenue: number | null }[]): {
  total: number | null;
  known: number;
  of: number;
} {
  const known = items.flatMap(({ estimatedRevenue }) => estimatedRevenue ?? []);
  const total = known.length > 0 ? known.reduce((sum, dollars) => sum + dollars, 0) : null;
  return { total, known: known.length, of: items.length };
}
