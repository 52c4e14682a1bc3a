import { advise } from '@/lib/business-growth/advise';
import type { GrowthFacts } from '@/lib/business-growth/facts';
import { presentGrowth } from '@/lib/business-growth/present-growth';
import type { GrowthResult } from '@/lib/business-growth/result';
import { someFacts, someReading, someRivals } from './growth-facts';

const rivals = someRivals(10);

/** A workshop that is on Google, with a faulty website. */
export const sampleFacts = someFacts({
  month: 9,
  rating: { value: 4.3, source: 'google' },
  reviewCount: { value: 18, source: 'google' },
  rivals,
  places: {
    status: 'answered',
    business: { name: 'Ferry Road Autos', rating: 4.3, reviewCount: 18 },
    rivals,
  },
  website: someReading({
    score: 64,
    seo: 58,
    searchFaults: 4,
    failed: ['phone-link'],
    critical: [{ id: 'viewport', reason: 'missing' }],
  }),
});

/** The API's result for the facts. */
export function sampleGrowth(facts: GrowthFacts = sampleFacts): Promise<GrowthResult> {
  return presentGrowth(facts, advise(facts), { typed: {}, locale: 'en' });
}
