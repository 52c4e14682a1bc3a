import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { eventRetentionMs } from '@/lib/tracking/record-event';
import { summarizeForms, summarizeViews } from './summarize-visits';
import { countLeads, countResults, countViews, listFormUses } from './visits-store';

/** What visitors did in the last 90 days, after which it is deleted. */
export async function readVisits(db: Kysely<Tables>, { now, ownHost }: { now: number; ownHost: string }) {
  const since = now - eventRetentionMs;
  return {
    ...summarizeViews(await countViews(db, since), { now, ownHost }),
    begun: summarizeForms(await listFormUses(db, since)),
    results: await countResults(db, since),
    leads: (await countLeads(db, since)).toSorted((a, b) => b.count - a.count),
  };
}
