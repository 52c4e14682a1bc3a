import 'server-only';
import { presentAdvice } from '@/lib/advisor/present-advice';
import { rankAdvice } from '@/lib/advisor/rank-advice';
import type { Locale } from '@/lib/i18n/locales';
import { type RecommendedService, recommendedServices } from './recommended-services';
import type { BusinessAnswers } from './schema';
import { toBusinessFacts } from './to-business-facts';

const workshop: BusinessAnswers = {
  businessName: 'Ferry Road Autos',
  location: 'Southport',
  industry: 'automotive',
  businessSize: 'small',
  primaryGoal: 'lead-generation',
  budget: '5k-15k',
  timeframe: 'soon',
};

/** The first step of the plan for a workshop, by the same rules as a visitor's plan. */
export async function exampleStep(locale: Locale): Promise<RecommendedService | undefined> {
  const facts = toBusinessFacts(workshop, null);
  const advice = { engine: 'rules', items: rankAdvice(facts) } as const;
  const [first] = recommendedServices(await presentAdvice(advice, facts, locale));
  return first;
}
