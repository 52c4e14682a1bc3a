import { splitPath } from '@/lib/i18n/path';
import { nameSource } from '@/lib/traffic-sources/name-source';
import { isOurHost } from '@/lib/traffic-sources/our-hosts';
import type { CountedLeads } from './visits-store';

/** Of enquiries that have something in common. */
export interface LeadCount {
  /** Empty if it is unknown, or if there is none. */
  name: string;
  enquiries: number;
  answered: number;
  won: number;
  /** What the won ones brought. */
  wonCents: number;
}

const mostRows = 25;

/** Enquiries by what brought the visitor, by the first page, by the form, and by the tool whose result came with them. */
export function summarizeLeads(
  counted: readonly CountedLeads[],
  finished: readonly { name: string; count: number }[],
) {
  const tools = sum(counted, ({ tool }) => tool);
  return {
    origins: sum(counted, (row) => nameSource(row, isOurHost)),
    pages: sum(counted, ({ first_page }) => first_page && splitPath(first_page).path),
    forms: sum(counted, ({ source }) => source),
    tools: finished
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => {
        const found = tools.find((tool) => tool.name === name);
        return { name, enquiries: 0, answered: 0, won: 0, wonCents: 0, ...found, finished: count };
      }),
  };
}

function sum(
  counted: readonly CountedLeads[],
  nameOf: (row: CountedLeads) => string | null | undefined,
): LeadCount[] {
  // Campaigns are tagged by hand: capitals make no other source.
  const groups = Map.groupBy(counted, (row) => (nameOf(row) ?? '').toLowerCase());
  const add = (rows: CountedLeads[], figure: 'enquiries' | 'answered' | 'won' | 'wonCents') =>
    rows.reduce((total, row) => total + row[figure], 0);
  return [...groups]
    .map(([folded, rows]) => ({
      name: (rows[0] && nameOf(rows[0])) ?? folded,
      enquiries: add(rows, 'enquiries'),
      answered: add(rows, 'answered'),
      won: add(rows, 'won'),
      wonCents: add(rows, 'wonCents'),
    }))
    .toSorted((a, b) => b.enquiries - a.enquiries || b.answered - a.answered || (a.name < b.name ? 1 : -1))
    .slice(0, mostRows);
}
