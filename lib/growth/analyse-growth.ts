import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { advise } from './advise';
import { configuredSources, gatherFacts } from './gather-facts';
import { presentGrowth } from './present-growth';
import type { GrowthResult } from './result';
import type { GrowthInput } from './schema';

/**
 * What the growth analyser answers. Nothing is kept of it. Throws `invalid_url` and `url_not_allowed` when the website's
 * address is none that we may read; every other failure of a source is part of the answer.
 */
export async function analyseGrowth(
  input: GrowthInput,
  { locale, clientIp }: { locale: Locale; clientIp?: string },
): Promise<GrowthResult> {
  const facts = await gatherFacts(input, configuredSources(clientIp));
  return presentGrowth(facts, advise(facts), { typed: input, locale });
}
