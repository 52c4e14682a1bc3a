import 'server-only';
import { advise } from '@/lib/advisor/advise';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { touchProfile } from '@/lib/profile/profile-store';
import type { VisitorProfile } from '@/lib/profile/visitor-profile';
import { insertResult } from '@/lib/results/results-store';
import { presentSet } from './load-recommendations';
import type { RecommendationSet } from './recommendation-set';
import { findResultToken, upsertSet } from './recommendations-store';
import { toBusinessFacts } from './to-business-facts';

/**
 * Generates recommendations for a profile. When this resolves, they have replaced the earlier ones and those under the
 * private link, in one transaction. Throws AppError `profile_required` if the profile was deleted meanwhile, and
 * `unavailable` if nothing could be stored.
 */
export async function generateRecommendations(
  { visitorId, profile }: VisitorProfile,
  locale: Locale,
): Promise<RecommendationSet> {
  const facts = toBusinessFacts(profile);
  const advice = await advise(facts, locale);
  const set = { generatedAt: Date.now(), facts, advice };
  const resultToken = await orUnavailable(() =>
    database()
      .transaction()
      .execute(async (trx) => {
        if (!(await touchProfile(trx, visitorId, set.generatedAt))) return undefined;
        // The link always shows the newest set, like the link of a report.
        const token = await findResultToken(trx, visitorId);
        const kept = await insertResult(
          trx,
          { kind: 'advice', locale, payload: set, token, visitorId },
          set.generatedAt,
        );
        await upsertSet(trx, visitorId, { ...set, resultToken: kept });
        return kept;
      }),
  );
  if (!resultToken) throw new AppError('profile_required');
  return presentSet({ ...set, resultToken }, locale);
}
