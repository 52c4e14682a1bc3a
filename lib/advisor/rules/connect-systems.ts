import { budget, goal, pain, size, timeframe } from '../criteria';
import { defineRule } from '../rule';

/** "Digital" pays when a booking lands in the calendar by itself, not when the home page has a new coat. */
export const connectSystems = defineRule({
  id: 'connect-systems',
  type: 'service',
  topic: 'systems',
  services: ['website-design', 'website-analytics'],
  importance: 9,
  applies: ({ wants, suffers }) => wants('digital-transformation') || suffers('by-hand'),
  criteria: [
    goal(4, ['digital-transformation']),
    size(2, ['medium', 'enterprise'], ['small']),
    pain(4, ['by-hand']),
    budget(2, ['5k-15k', '15k-50k', '50k-plus']),
    timeframe(1, ['planned', 'future'], ['soon']),
  ],
});
