import { packages } from '@/lib/content/packages';
import { against, budget, goal, industry, located, pain, size } from '../criteria';
import { defineRule } from '../rule';

const ultimate = packages[1];

/** Customers on their way choose from the map, so wrong hours there cost more business than a plain website. */
export const listingsByUs = defineRule({
  id: 'listings-by-us',
  type: 'service',
  topic: 'local-presence',
  services: ['local-business-listings'],
  importance: 8,
  unasked: ({ facts }) => facts.industry !== 'technology' && facts.businessSize !== 'enterprise',
  criteria: [
    industry(4, ['restaurant', 'automotive', 'health', 'retail', 'tourism'], ['real-estate', 'other']),
    located(2),
    goal(2, ['leads', 'search-rankings'], ['website-traffic', 'brand-awareness', 'sales']),
    pain(2, ['wrong-listing', 'not-found', 'bad-reviews']),
    size(1, ['small', 'medium']),
    against(budget(1, ['under-5k'])),
  ],
  offer: () => ({ price: { dollars: ultimate.priceDollars, per: 'month' } }),
});
