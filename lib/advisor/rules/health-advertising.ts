import { budget, goal, industry, pain } from '../criteria';
import { defineRule } from '../rule';

/** Section 133 of the National Law limits how health services advertise: https://www.ahpra.gov.au/Resources/Advertising-hub.aspx */
export const healthAdvertising = defineRule({
  id: 'health-advertising',
  type: 'other',
  topic: 'rules-of-the-trade',
  services: ['website-design', 'digital-marketing'],
  isFree: true,
  importance: 8,
  applies: ({ facts }) => facts.industry === 'health',
  criteria: [
    industry(5, ['health']),
    goal(3, ['leads', 'brand-awareness', 'sales'], ['website-traffic', 'market-expansion']),
    pain(1, ['bad-reviews']),
    budget(1),
  ],
});
