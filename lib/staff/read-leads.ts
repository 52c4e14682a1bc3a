import 'server-only';
import { database, readingDatabase } from '@/lib/db/database';
import { isFoundIn, parseSearch, type SearchQuery } from '@/lib/db/search/search-query';
import { withJoinedWords } from '@/lib/db/search/search-words';
import { leadField, leadFieldNames } from '@/lib/leads/fields';
import type { DeskLead } from '@/lib/leads/leads-store';
import { countUndelivered } from '@/lib/mail/events-store';
import { lacksProgress } from './add-old-progress';
import { countLeads, countStatesOf, findLeads, listSources } from './desk-leads-store';
import { countUnindexed, indexNewest } from './index-records';
import { mostCounted, rowsPerPage } from './limits';
import { countParked } from './mails-store';
import { readBoard } from './read-board';
import { readOne } from './read-query';
import { filterSchema, longestSearch } from './schema';
import { sumWonThisMonth } from './won-store';
import { t } from './words';

/** The data of the page that lists leads, for the query of its address. */
export async function readLeads(query: Record<string, string | string[] | undefined>) {
  const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, readOne(value)]));
  const filter = filterSchema.parse(given);
  const db = readingDatabase();
  if (filter.q !== '') await indexNewest({ db: database(), reading: db });
  const now = Date.now();
  const { rows, before, after, total } = await findLeads(db, filter, now, rowsPerPage);
  const search = isTooLong(filter) ? [] : parseSearch(filter.q);
  return {
    filter,
    now,
    leads: rows.map((lead) => ({ ...lead, match: describeMatch(lead, search) })),
    pages: { before, after },
    total: total ?? (await countLeads(db, filter, now)),
    isFilling: await lacksProgress(db),
    counts: await countStatesOf(db, filter, now),
    sources: await listSources(db),
    board: filter.view === 'board' ? await readBoard(db, filter, now) : undefined,
    parked: await countParked(db),
    won: filter.view === 'board' || filter.state === 'won' ? await sumWonThisMonth(db, now) : undefined,
    undelivered: await countUndelivered(db),
    unindexed: filter.q === '' ? 0 : await countUnindexed(db, mostCounted + 1),
  };
}

/** Whether a search is longer than what is looked for. */
function isTooLong({ q }: { q: string }): boolean {
  return q.length > longestSearch;
}

/** Where in a lead something was found that was searched for; empty if nothing was searched. */
export function describeMatch(lead: DeskLead, query: SearchQuery): string {
  if (query.length === 0) return '';
  const texts = { ...lead, name: withJoinedWords(lead.name) };
  const found = leadFieldNames.flatMap((name) => {
    const { place } = leadField(name);
    return place && isFoundIn(texts[name] ?? '', query) ? place : [];
  });
  const places = found.length > 0 ? found : (['number'] as const);
  return t('leads.foundIn', { places: places.map((place) => t(`leads.places.${place}`)).join(', ') });
}
