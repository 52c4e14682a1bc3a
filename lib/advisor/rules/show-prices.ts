import { goal, industry, pain, size } from '../criteria';
import { defineRule } from '../rule';

/** The first question is the price; whoever answers it gets the call. */
export const showPrices = defineRule({
  id: 'show-prices',
  type: 'content',
  topic: 'prices',
  services: ['website-design', 'web-optimization'],
  importance: 7,
  applies: ({ facts }) => ['restaurant', 'automotive', 'health', 'tourism', 'other'].includes(facts.industry),
  criteria: [
    industry(3, ['automotive', 'restaurant'], ['health', 'tourism', 'other']),
    goal(3, ['leads', 'sales'], ['website-traffic']),
    pain(2, ['few-enquiries', 'no-time']),
    size(1, ['startup', 'small']),
  ],
});
