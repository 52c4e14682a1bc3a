import { goal, hadBefore, pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** Facts before quotes: ours is free, and whoever has the list can compare offers. */
export const freeAudit = defineRule({
  id: 'free-audit',
  type: 'other',
  topic: 'audit',
  services: ['web-optimization', 'seo-performance'],
  importance: 8,
  applies: ({ website, seen }) => website === 'has' && !seen.has('checker'),
  criteria: [
    siteIs(4, 'has'),
    goal(3, ['search-rankings', 'website-traffic'], ['leads', 'sales']),
    pain(1, ['slow', 'not-found', 'few-enquiries', 'outdated']),
    hadBefore(1, ['seo', 'website']),
  ],
});
