import { budget, goal, industry } from '../criteria';
import { defineRule } from '../rule';

/** A visitor who reads about it in their own language books before the one who has to guess. */
export const otherLanguages = defineRule({
  id: 'other-languages',
  type: 'content',
  topic: 'languages',
  services: ['website-design', 'seo-performance'],
  importance: 7,
  applies: ({ facts, wants }) =>
    facts.industry === 'tourism' ||
    (wants('market-expansion') && ['real-estate', 'technology', 'retail'].includes(facts.industry)),
  criteria: [
    industry(5, ['tourism'], ['real-estate', 'technology']),
    goal(2, ['market-expansion'], ['sales', 'website-traffic', 'leads']),
    budget(2, ['5k-15k', '15k-50k', '50k-plus']),
  ],
});
