/** A filter as the query of an address, without default values. */
export function filterQuery(filter: Record<string, string | number | undefined>): string {
  const fields = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== '' && value !== 0,
  );
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : '';
}
