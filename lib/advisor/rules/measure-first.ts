import { budget, goal, hadBefore, pain, size } from '../criteria';
import { defineRule } from '../rule';

/** Whoever pays for several things at once has to measure which of them brings customers. */
export const measureFirst = defineRule({
  id: 'measure-first',
  type: 'service',
  topic: 'measuring',
  services: ['website-analytics'],
  importance: 8,
  applies: ({ website }) => website !== 'none',
  criteria: [
    hadBefore(3, ['ads', 'seo', 'social']),
    pain(3, ['unmeasured-ads', 'seo-without-result']),
    size(3, ['medium', 'enterprise']),
    goal(2, ['leads', 'sales', 'market-expansion', 'digital-transformation']),
    budget(2, ['15k-50k', '50k-plus']),
  ],
});
