import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { resultUrl } from '@/lib/results/result-url';
import type { StoredResult } from '@/lib/results/results-store';
import { auditFactsSchema } from '../engine/audit-facts';
import type { PresentedAnalysis } from '../presented';
import { presentAnalysis } from './present-analysis';

/** A stored result of the SEO checker in a reader's language; null if this version can't read it. */
export async function readCheck(
  { payload, token }: Pick<StoredResult, 'payload' | 'token'>,
  locale: Locale,
): Promise<PresentedAnalysis | null> {
  const facts = auditFactsSchema.safeParse(payload);
  if (facts.success) return presentAnalysis(facts.data, locale, resultUrl(token, locale));
  log.error('results: a check can’t be read any more:', facts.error);
  return null;
}
