import 'server-only';
import { readingDatabase } from '@/lib/db/database';
import { listUnsent } from '@/lib/mail/unsent-store';
import { countStates, findLeads, listChoices } from './desk-leads-store';
import { readOne } from './read-query';
import { filterSchema } from './schema';

/** The data of the page that lists leads, for the query of its address. */
export async function readLeads(query: Record<string, string | string[] | undefined>) {
  const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, readOne(value)]));
  const filter = filterSchema.parse(given);
  const db = readingDatabase();
  const now = Date.now();
  const unsent = await listUnsent(db);
  return {
    filter,
    now,
    ...(await findLeads(db, filter, now)),
    counts: await countStates(db),
    choices: await listChoices(db),
    parked: unsent.filter(({ status }) => status === 'parked').length,
  };
}
