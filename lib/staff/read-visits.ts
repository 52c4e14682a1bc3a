import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { eventRetentionMs } from '@/lib/tracking/record-event';
import { isSumming } from '@/lib/tracking/sum-old-events';
import { listDays, sumByName } from '@/lib/tracking/sums-store';
import { nameSource } from '@/lib/traffic-sources/name-source';
import { isOurHost } from '@/lib/traffic-sources/our-hosts';
import { summarizeLeads } from './summarize-leads';
import { firstDayShown, summarizeDays, summarizeForms } from './summarize-visits';
import { countLeadsBySource, countResults } from './visits-store';

const mostRows = 25;

/** What visitors did in the last 90 days, after which it is deleted. */
export async function readVisits(db: Kysely<Tables>, now: number) {
  const since = now - eventRetentionMs;
  const first = firstDayShown(now);
  const most = async (measure: 'page' | 'source' | 'language') =>
    (await sumByName(db, measure, first)).slice(0, mostRows);
  return {
    ...summarizeDays(await listDays(db, first), now),
    pages: await most('page'),
    sources: foldSources(await sumByName(db, 'source', first)).slice(0, mostRows),
    languages: await most('language'),
    begun: summarizeForms(await sumByName(db, 'begun', first), await sumByName(db, 'sent', first)),
    enquiries: summarizeLeads(await countLeadsBySource(db, since), await countResults(db, since)),
    isSumming: await isSumming(db),
  };
}

/** Hosts and campaigns under the names of the places they stand for, the largest first. */
function foldSources(sums: readonly { name: string; count: number }[]) {
  const byPlace = Map.groupBy(sums, ({ name }) => nameSource({ utm_source: name }, isOurHost) ?? '');
  return [...byPlace]
    .map(([name, rows]) => ({ name, count: rows.reduce((total, { count }) => total + count, 0) }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
