import 'server-only';
import { presentAdvice } from '@/lib/advisor/present-advice';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Locale } from '@/lib/i18n/locales';
import type { RecommendationSet } from './recommendation-set';
import { findSet } from './recommendations-store';
import type { StoredSet } from './stored-set';

/** What was recommended last, in the reader's language; undefined before the first time. Throws AppError `unavailable`. */
export async function keptRecommendations(
  visitorId: string,
  locale: Locale,
): Promise<RecommendationSet | undefined> {
  const set = await orUnavailable(() => findSet(database(), visitorId));
  return set && presentSet(set, locale);
}

export async function presentSet(
  { advice, facts, generatedAt }: StoredSet,
  locale: Locale,
): Promise<RecommendationSet> {
  return {
    recommendations: await presentAdvice(advice, facts, locale),
    engine: advice.engine,
    generatedAt: new Date(generatedAt).toISOString(),
  };
}
