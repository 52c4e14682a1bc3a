import { goal, hadBefore, pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** Facts before quotes: the audit is free, and its list makes offers comparable. */
export const freeAudit = defineRule({
  id: 'free-audit',
  type: 'other',
  topic: 'audit',
  services: ['web-optimization', 'seo-performance'],
  isFree: true,
  importance: 8,
  applies: ({ website }) => website === 'has',
  unasked: ({ seen }) => !seen.has('checker'),
  criteria: [
    siteIs(4, 'has'),
    goal(3, ['search-rankings', 'website-traffic'], ['leads', 'sales']),
    pain(1, ['slow-pages', 'not-found', 'few-enquiries', 'looks-old']),
    hadBefore(1, ['seo', 'website']),
  ],
});
