import { goal, industry, pain, size } from '../criteria';
import { defineRule } from '../rule';

/** The first question of customers is the price; the business that answers it gets the call. */
export const showPrices = defineRule({
  id: 'show-prices',
  type: 'content',
  topic: 'prices',
  services: ['web-optimization', 'website-design'],
  isFree: true,
  importance: 7,
  unasked: ({ facts }) => ['restaurant', 'automotive', 'health', 'tourism', 'other'].includes(facts.industry),
  criteria: [
    industry(3, ['automotive', 'restaurant'], ['health', 'tourism', 'other']),
    goal(3, ['leads', 'sales'], ['website-traffic']),
    pain(2, ['price-shoppers', 'few-enquiries']),
    size(1, ['startup', 'small']),
  ],
});
