import { budget, goal, industry } from '../criteria';
import { defineRule } from '../rule';

/** Visitors book more readily in their own language. */
export const otherLanguages = defineRule({
  id: 'other-languages',
  type: 'content',
  topic: 'languages',
  services: ['web-optimization', 'website-design'],
  importance: 7,
  unasked: ({ facts, wants }) =>
    facts.industry === 'tourism' ||
    (wants('market-expansion') && ['real-estate', 'technology', 'retail'].includes(facts.industry)),
  criteria: [
    industry(5, ['tourism'], ['real-estate', 'technology']),
    goal(2, ['market-expansion'], ['sales', 'website-traffic', 'leads']),
    budget(2, ['5k-15k', '15k-50k', '50k-plus']),
  ],
});
