import type { LeadFilter } from './schema';

/** A filter as the query of an address, without what is the default. */
export function filterQuery(filter: Partial<LeadFilter>): string {
  const fields = Object.entries(filter).filter(
    ([name, value]) => value !== '' && value !== 0 && !(name === 'page' && value === 1),
  );
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : '';
}
