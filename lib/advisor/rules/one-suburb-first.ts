import { budget, goal, located, size } from '../criteria';
import { defineRule } from '../rule';

/** New territory is tried with one suburb before it is bought with ten. */
export const oneSuburbFirst = defineRule({
  id: 'one-suburb-first',
  type: 'approach',
  topic: 'expansion',
  services: ['seo-performance', 'digital-marketing'],
  importance: 9,
  applies: ({ facts, wants }) => wants('market-expansion') && facts.industry !== 'technology',
  criteria: [
    goal(5, ['market-expansion']),
    located(2),
    size(1, ['small', 'medium', 'enterprise']),
    budget(1),
  ],
});
