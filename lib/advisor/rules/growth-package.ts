import { budget, goalCount, lookedAt, pain, size, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { packageOffer } from '../tiers';

/** For several small jobs every month, one fixed price costs less than several suppliers. */
export const growthPackage = defineRule({
  id: 'growth-package',
  type: 'approach',
  topic: 'monthly-work',
  services: ['website-maintenance', 'local-business-listings', 'seo-performance'],
  importance: 7,
  applies: ({ facts, website, refuses }) =>
    !refuses.has('seo') &&
    website !== 'none' &&
    facts.industry !== 'technology' &&
    facts.timeframe !== 'urgent',
  criteria: [
    size(2, ['small', 'medium']),
    goalCount(2, 2),
    pain(2, ['supplier-gone', 'contract-trap']),
    budget(2, ['5k-15k'], ['under-5k']),
    timeframe(1, ['planned', 'future']),
    lookedAt(2, ['packages']),
  ],
  offer: packageOffer,
});
