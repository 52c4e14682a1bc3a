import 'server-only';
import { z } from 'zod';
import { storedAdviceSchema } from '@/lib/advisor/stored-advice';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { resultUrl } from '@/lib/results/result-url';
import type { StoredResult } from '@/lib/results/results-store';
import type { Evidence } from './evidence';
import { presentPlan } from './personalize';
import type { PlanWithAnswers } from './result';
import { personalizationSchema } from './schema';

const evidence = z.object({
  seconds: z.number(),
  scrollDepth: z.number(),
  clicks: z.number(),
  hasUsedForm: z.boolean(),
  hasAskedForService: z.boolean(),
  pages: z.array(z.string()),
}) satisfies z.ZodType<Evidence>;

/** The stored part of a plan; its words are added for each reader. */
const storedPlanSchema = z.object({
  answers: personalizationSchema.omit({ sessionId: true }),
  evidence: evidence.nullable(),
  advice: storedAdviceSchema,
});

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
