import { budget, goal, industry, timeframe } from '../criteria';
import { isSeasonal } from '../is-seasonal';
import { defineRule } from '../rule';
import { listOffer } from '../tiers';

/** Search takes months, so the start is counted backwards from the season. */
export const seasonAhead = defineRule({
  id: 'season-ahead',
  type: 'timing',
  topic: 'search-timing',
  services: ['seo-performance'],
  importance: 8,
  applies: ({ refuses }) => !refuses.has('seo'),
  unasked: ({ facts, wants }) =>
    facts.timeframe !== 'urgent' &&
    isSeasonal(facts.industry) &&
    (facts.industry === 'tourism' ||
      wants('search-rankings', 'website-traffic', 'market-expansion', 'sales', 'online-shop')),
  criteria: [
    industry(3, ['tourism'], ['retail', 'restaurant']),
    timeframe(3, ['planned', 'future'], ['soon']),
    goal(2, ['search-rankings', 'website-traffic', 'market-expansion'], ['sales', 'online-shop']),
    budget(1),
  ],
  offer: listOffer('seo-performance'),
});
