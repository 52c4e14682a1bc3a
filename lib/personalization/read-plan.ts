import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { resultUrl } from '@/lib/results/result-url';
import type { StoredResult } from '@/lib/results/results-store';
import { presentPlan } from './personalize';
import type { PlanWithAnswers } from './result';
import { storedPlanSchema } from './stored-plan';

/** A stored plan in a reader's language; null if this version of the site can't read it. */
export async function readPlan(
  { payload, token }: Pick<StoredResult, 'payload' | 'token'>,
  locale: Locale,
): Promise<PlanWithAnswers | null> {
  const stored = storedPlanSchema.safeParse(payload);
  if (!stored.success) {
    log.error('results: a plan can’t be read any more:', stored.error);
    return null;
  }
  const { businessName, location, ...chosen } = stored.data.answers;
  const {
    industry = '',
    businessSize = '',
    primaryGoal = '',
    budget = '',
    timeframe = '',
    painPoints = '',
  } = chosen;
  return {
    answers: { businessName, location, industry, businessSize, primaryGoal, budget, timeframe, painPoints },
    plan: await presentPlan(stored.data, locale, { reportUrl: resultUrl(token, locale) }),
  };
}
