import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { storeResult } from '@/lib/results/store-result';
import { advise } from './advise';
import { configuredSources, gatherFacts, withoutGoogle } from './gather-facts';
import { presentGrowth } from './present-growth';
import type { GrowthResult } from './result';
import type { GrowthInput } from './schema';
import type { StoredGrowth } from './stored-growth';

/**
 * The result of the growth analyser. It is stored under a private link, without Google's figures. Throws `invalid_url`
 * and `url_not_allowed` for a website address that we can't or mustn't read; any other failure of a source is part of
 * the result.
 */
export async function analyseGrowth(
  input: GrowthInput,
  { locale, clientIp, visitorId }: { locale: Locale; clientIp?: string; visitorId?: string },
): Promise<GrowthResult> {
  const facts = await gatherFacts(input, configuredSources(clientIp));
  const { currentRating, reviewCount } = input;
  const kept = withoutGoogle(facts, input);
  const payload: StoredGrowth = { facts: kept, typed: { currentRating, reviewCount } };
  const reportUrl = await storeResult({ kind: 'growth', locale, payload, visitorId });
  return presentGrowth(facts, advise(facts), { typed: input, locale, reportUrl });
}
