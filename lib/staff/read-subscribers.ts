import 'server-only';
import { database, readingDatabase } from '@/lib/db/database';
import { indexNewest } from './index-records';
import { rowsPerPage } from './limits';
import { readOne } from './read-query';
import { subscriberFilterSchema } from './schema';
import { countMatching, countStatesOf, findSubscribers } from './subscribers-store';

/** The data of the page that lists subscribers, for the query of its address. */
export async function readSubscribers(query: Record<string, string | string[] | undefined>) {
  const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, readOne(value)]));
  const filter = subscriberFilterSchema.parse(given);
  const db = readingDatabase();
  if (filter.q !== '') await indexNewest({ db: database(), reading: db });
  const { rows, before, after } = await findSubscribers(db, filter, rowsPerPage);
  return {
    filter,
    subscribers: rows,
    pages: { before, after },
    total: await countMatching(db, filter),
    counts: await countStatesOf(db, filter),
  };
}
