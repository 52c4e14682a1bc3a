import { goal, industry, located, pain, size } from '../criteria';
import { defineRule } from '../rule';

/** Not for health services, which may not use testimonials, nor for software, which is bought on evidence. */
export const askForReviews = defineRule({
  id: 'ask-for-reviews',
  type: 'content',
  topic: 'reviews',
  services: ['local-business-listings'],
  isFree: true,
  importance: 8,
  applies: ({ facts }) => facts.industry !== 'health' && facts.industry !== 'technology',
  criteria: [
    industry(3, ['restaurant', 'automotive', 'tourism', 'real-estate'], ['retail', 'other', 'professional']),
    goal(3, ['leads', 'sales', 'brand-awareness'], ['customer-retention', 'search-rankings']),
    pain(2, ['bad-reviews']),
    located(1),
    size(1, ['startup', 'small']),
  ],
});
