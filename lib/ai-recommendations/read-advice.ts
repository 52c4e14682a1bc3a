import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import type { StoredResult } from '@/lib/results/results-store';
import { presentSet } from './load-recommendations';
import type { KeptAdvice } from './recommendation-set';
import { storedSetSchema } from './stored-set';

/** Stored recommendations in a reader's language; null if this version of the site can't read them. */
export async function readAdvice(
  { payload, token }: Pick<StoredResult, 'payload' | 'token'>,
  locale: Locale,
): Promise<KeptAdvice | null> {
  const stored = storedSetSchema.safeParse(payload);
  if (!stored.success) {
    log.error('results: recommendations can’t be read any more:', stored.error);
    return null;
  }
  const set = await presentSet({ ...stored.data, resultToken: token }, locale);
  return { businessName: stored.data.facts.businessName, set };
}
