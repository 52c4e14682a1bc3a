import 'server-only';
import type { Kysely } from 'kysely';
import { understoodComplaints } from '@/lib/advisor/complaint-ids';
import { presentAdvice } from '@/lib/advisor/present-advice';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import type { Locale } from '@/lib/i18n/locales';
import { resultUrl } from '@/lib/results/result-url';
import { findResult } from '@/lib/results/results-store';
import type { RecommendationSet } from './recommendation-set';
import { findSet } from './recommendations-store';
import type { StoredSet } from './stored-set';

/** A visitor's latest recommendations in the reader's language; undefined if there are none. Throws AppError `unavailable`. */
export async function loadRecommendations(
  visitorId: string,
  locale: Locale,
): Promise<RecommendationSet | undefined> {
  const set = await orUnavailable(() => findLinkedSet(database(), visitorId));
  return set && presentSet(set, locale);
}

/** The stored set, without the token of its link if that has expired. */
async function findLinkedSet(db: Kysely<Tables>, visitorId: string): Promise<StoredSet | undefined> {
  const set = await findSet(db, visitorId);
  if (!set?.resultToken || (await findResult(db, set.resultToken, Date.now()))) return set;
  return { ...set, resultToken: undefined };
}

export async function presentSet(
  { advice, facts, generatedAt, resultToken }: StoredSet,
  locale: Locale,
): Promise<RecommendationSet> {
  return {
    recommendations: await presentAdvice(advice, facts, locale),
    engine: advice.engine,
    generatedAt: new Date(generatedAt).toISOString(),
    understood: understoodComplaints(facts),
    reportUrl: resultToken ? resultUrl(resultToken, locale) : null,
  };
}
