import { budget, goal, located, size } from '../criteria';
import { defineRule } from '../rule';
import { marketingOffer } from '../tiers';

/** Expansion is tested in one suburb before it is paid for in ten. */
export const oneSuburbFirst = defineRule({
  id: 'one-suburb-first',
  type: 'approach',
  topic: 'expansion',
  services: ['digital-marketing', 'seo-performance'],
  importance: 9,
  unasked: ({ facts, wants }) => wants('market-expansion') && facts.industry !== 'technology',
  criteria: [
    goal(5, ['market-expansion']),
    located(2),
    size(1, ['small', 'medium', 'enterprise']),
    budget(1),
  ],
  offer: marketingOffer,
});
