import { budget, goal, pain, size, timeframe } from '../criteria';
import { defineRule } from '../rule';

/** Digital work pays off when bookings reach the calendar automatically, not when a home page is redesigned. */
export const connectSystems = defineRule({
  id: 'connect-systems',
  type: 'service',
  topic: 'systems',
  services: ['web-optimization', 'website-analytics'],
  importance: 9,
  unasked: ({ wants }) => wants('digital-transformation'),
  criteria: [
    goal(4, ['digital-transformation']),
    size(2, ['medium', 'enterprise'], ['small']),
    pain(4, ['typed-twice']),
    budget(2, ['5k-15k', '15k-50k', '50k-plus']),
    timeframe(1, ['planned', 'future'], ['soon']),
  ],
});
