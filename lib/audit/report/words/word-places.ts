/**
 * Where the words of a fault are looked up, in this order: its own, those of its group (`spf-` for the reason `spf-glued`),
 * those of its check.
 */
export function wordPlaces(id: string, reason: string): string[][] {
  const [group = ''] = reason.split('-');
  return [[id, reason], [id, `${group}-`], [id]];
}
