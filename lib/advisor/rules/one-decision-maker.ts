import { budget, goal, size, timeframe } from '../criteria';
import { defineRule } from '../rule';

/** In a large firm the work waits for approvals, seldom for us. */
export const oneDecisionMaker = defineRule({
  id: 'one-decision-maker',
  type: 'approach',
  topic: 'decisions',
  services: ['website-design'],
  isFree: true,
  importance: 7,
  unasked: ({ isLarge }) => isLarge,
  criteria: [
    size(4, ['enterprise'], ['medium']),
    timeframe(2, ['urgent'], ['soon']),
    budget(2, ['50k-plus', '15k-50k']),
    goal(1, ['digital-transformation', 'brand-awareness']),
  ],
});
