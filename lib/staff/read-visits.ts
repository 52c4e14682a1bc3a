import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { eventRetentionMs } from '@/lib/tracking/record-event';
import { isSumming } from '@/lib/tracking/sum-old-events';
import { listDays, sumByName } from '@/lib/tracking/sums-store';
import { summarizeEnquiries } from './summarize-enquiries';
import { firstDayShown, summarizeDays, summarizeForms } from './summarize-visits';
import { countEnquiries, countResults } from './visits-store';

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
    sources: await most('source'),
    languages: await most('language'),
    begun: summarizeForms(await sumByName(db, 'begun', first), await sumByName(db, 'sent', first)),
    enquiries: summarizeEnquiries(await countEnquiries(db, since), await countResults(db, since)),
    isSumming: await isSumming(db),
  };
}
