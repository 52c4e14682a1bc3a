import { budget, goal, size, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { websiteOffer } from '../tiers';

/** Large projects fail late and completely; a project in phases can be stopped with something finished. */
export const phaseTheProject = defineRule({
  id: 'phase-the-project',
  type: 'approach',
  topic: 'plan',
  services: ['website-design', 'website-analytics'],
  importance: 8,
  unasked: ({ facts, isLarge }) => isLarge || facts.budget === '15k-50k' || facts.budget === '50k-plus',
  criteria: [
    budget(3, ['15k-50k', '50k-plus']),
    goal(3, ['digital-transformation', 'online-shop'], ['market-expansion', 'sales']),
    size(2, ['enterprise'], ['medium']),
    timeframe(1, ['planned', 'future']),
  ],
  offer: websiteOffer,
});
