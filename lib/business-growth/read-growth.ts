import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { resultUrl } from '@/lib/results/result-url';
import type { StoredResult } from '@/lib/results/results-store';
import { advise } from './advise';
import { presentGrowth } from './present-growth';
import type { GrowthResult } from './result';
import { storedGrowthSchema } from './stored-growth';

/** A stored analysis in a reader's language; null if this version of the site can't read it. */
export async function readGrowth(
  { payload, token, createdAt }: Pick<StoredResult, 'payload' | 'token' | 'createdAt'>,
  locale: Locale,
): Promise<GrowthResult | null> {
  const stored = storedGrowthSchema(new Date(createdAt).toISOString()).safeParse(payload);
  if (!stored.success) {
    log.error('results: a growth analysis can’t be read any more:', stored.error);
    return null;
  }
  const { facts, typed } = stored.data;
  const reportUrl = resultUrl(token, locale);
  return presentGrowth(facts, advise(facts), { typed, locale, reportUrl });
}
