import { budget, goal, industry, located, size } from '../criteria';
import { defineRule } from '../rule';

/** A map listing is free and takes an evening to set up: a small budget should not be spent on it. */
export const listingsYourself = defineRule({
  id: 'listings-yourself',
  type: 'other',
  topic: 'local-presence',
  services: ['local-business-listings'],
  isFree: true,
  importance: 8,
  applies: ({ facts }) =>
    facts.industry !== 'technology' && (facts.businessSize === 'startup' || facts.budget === 'under-5k'),
  criteria: [
    budget(3, ['under-5k']),
    size(3, ['startup'], ['small']),
    industry(
      2,
      ['restaurant', 'automotive', 'health', 'retail', 'tourism', 'real-estate'],
      ['other', 'professional'],
    ),
    located(1),
    goal(1, ['leads', 'search-rankings', 'website-traffic', 'sales', 'brand-awareness']),
  ],
});
