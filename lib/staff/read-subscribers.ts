import 'server-only';
import { readingDatabase } from '@/lib/db/database';
import { readOne } from './read-query';
import { subscriberFilterSchema } from './schema';
import { countSubscribers, findSubscribers, listLanguages } from './subscribers-store';

/** The data of the page that lists subscribers, for the query of its address. */
export async function readSubscribers(query: Record<string, string | string[] | undefined>) {
  const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, readOne(value)]));
  const filter = subscriberFilterSchema.parse(given);
  const db = readingDatabase();
  return {
    filter,
    ...(await findSubscribers(db, filter)),
    counts: await countSubscribers(db),
    languages: await listLanguages(db),
  };
}
