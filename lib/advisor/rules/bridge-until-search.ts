import { against, budget, goal, pain, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { marketingOffer } from '../tiers';

/** For short time frames: search shows no results within a month. */
export const bridgeUntilSearch = defineRule({
  id: 'bridge-until-search',
  type: 'timing',
  topic: 'ads',
  services: ['digital-marketing', 'seo-performance'],
  importance: 9,
  applies: ({ website, refuses }) => website !== 'none' && !refuses.has('ads'),
  unasked: ({ facts, wants }) =>
    (facts.timeframe === 'urgent' || facts.timeframe === 'soon') &&
    wants('search-rankings', 'website-traffic', 'leads', 'market-expansion'),
  criteria: [
    timeframe(4, ['urgent'], ['soon']),
    goal(4, ['search-rankings', 'website-traffic'], ['leads', 'market-expansion']),
    budget(1),
    against(pain(4, ['slow-pages', 'looks-old', 'unusable-on-phones'])),
  ],
  offer: marketingOffer,
});
