import 'server-only';
import { database, readingDatabase } from '@/lib/db/database';
import { parseSearch } from '@/lib/db/search/search-query';
import { lacksProgress } from './add-old-progress';
import { describeMatch } from './describe-match';
import { countLeads, countStates, findLeads, listSources } from './desk-leads-store';
import { countUnindexed, indexNewest } from './index-records';
import { mostCounted, rowsPerPage } from './limits';
import { countParked } from './mails-store';
import { readBoard } from './read-board';
import { readOne } from './read-query';
import { filterSchema } from './schema';

/** The data of the page that lists leads, for the query of its address. */
export async function readLeads(query: Record<string, string | string[] | undefined>) {
  const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, readOne(value)]));
  const filter = filterSchema.parse(given);
  const db = readingDatabase();
  if (filter.q !== '') await indexNewest({ db: database(), reading: db });
  const now = Date.now();
  const { rows, before, after, total } = await findLeads(db, filter, now, rowsPerPage);
  const search = parseSearch(filter.q);
  return {
    filter,
    now,
    leads: rows.map((lead) => ({ ...lead, match: describeMatch(lead, search) })),
    pages: { before, after },
    total: total ?? (await countLeads(db, filter, now)),
    isFilling: await lacksProgress(db),
    counts: await countStates(db),
    sources: await listSources(db),
    board: filter.view === 'board' ? await readBoard(db, filter, now) : undefined,
    parked: await countParked(db),
    unindexed: filter.q === '' ? 0 : await countUnindexed(db, mostCounted + 1),
  };
}
