import 'server-only';
import { database, readingDatabase } from '@/lib/db/database';
import { isFoundIn, parseSearch, type SearchQuery } from '@/lib/db/search/search-query';
import { withJoinedWords } from '@/lib/db/search/search-words';
import { countUndelivered } from '@/lib/mail/events-store';
import { lacksProgress } from './add-old-progress';
import { countLeads, countStatesOf, type DeskLead, findLeads, listSources } from './desk-leads-store';
import { countUnindexed, indexNewest } from './index-records';
import { mostCounted, rowsPerPage } from './limits';
import { countParked } from './mails-store';
import { readBoard } from './read-board';
import { readOne } from './read-query';
import { filterSchema, longestSearch } from './schema';
import { sumWonThisMonth } from './won-store';
import { t } from './words';

const fields = ['name', 'email', 'phone', 'message', 'attachment'] as const;

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
  const found = fields.filter((field) => isFoundIn(texts[field] ?? '', query));
  return found.length > 0
    ? t('leads.foundIn', { places: found.map((field) => t(`leads.places.${field}`)).join(', ') })
    : t('leads.foundIn', { places: t('leads.places.number') });
}
