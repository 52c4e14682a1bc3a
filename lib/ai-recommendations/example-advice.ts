import 'server-only';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import { presentAdvice } from '@/lib/advisor/present-advice';
import { rankAdvice } from '@/lib/advisor/rank-advice';
import type { Locale } from '@/lib/i18n/locales';
import type { ClientProfile } from '@/lib/profile/profile';
import { toBusinessFacts } from './to-business-facts';

const workshop: ClientProfile = {
  businessName: 'Ferry Road Autos',
  industry: 'automotive',
  businessSize: 'small',
  primaryGoals: ['generate_more_leads'],
  budget: '5k-15k',
  timeline: '1-3-months',
};

/** The first recommendation for a workshop, by the same rules as a visitor's. */
export async function exampleAdvice(locale: Locale): Promise<PresentedAdvice | undefined> {
  const facts = toBusinessFacts(workshop);
  const [first] = await presentAdvice({ engine: 'rules', items: rankAdvice(facts) }, facts, locale);
  // The visitor's own list may contain the same advice.
  return first && { ...first, id: 'example' };
}
