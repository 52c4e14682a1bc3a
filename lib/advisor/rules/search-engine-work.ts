import { against, budget, goal, lookedAt, pain, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { listOffer } from '../tiers';

/** Search brings customers who are already looking for the service, but only months after the work began. */
export const searchEngineWork = defineRule({
  id: 'search-engine-work',
  type: 'service',
  topic: 'search',
  services: ['seo-performance'],
  importance: 9,
  applies: ({ website, refuses }) => website !== 'none' && !refuses.has('seo'),
  criteria: [
    goal(5, ['search-rankings', 'website-traffic'], ['leads', 'market-expansion']),
    timeframe(2, ['planned', 'future'], ['soon']),
    budget(2, ['5k-15k', '15k-50k', '50k-plus']),
    pain(2, ['not-found']),
    lookedAt(1, ['seo', 'checker']),
    against(timeframe(2, ['urgent'])),
  ],
  offer: listOffer('seo-performance'),
});
