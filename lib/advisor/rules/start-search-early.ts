import { budget, goal, lookedAt, timeframe } from '../criteria';
import { isSeasonal } from '../is-seasonal';
import { defineRule } from '../rule';
import { listOffer } from '../tiers';

/** With months available, search is the cheapest first step. */
export const startSearchEarly = defineRule({
  id: 'start-search-early',
  type: 'timing',
  topic: 'search',
  services: ['seo-performance'],
  importance: 8,
  applies: ({ refuses }) => !refuses.has('seo'),
  unasked: ({ facts, website, wants }) =>
    website !== 'none' &&
    !isSeasonal(facts.industry) &&
    wants('leads', 'sales', 'market-expansion') &&
    !wants('search-rankings', 'website-traffic') &&
    (facts.timeframe === 'planned' || facts.timeframe === 'future'),
  criteria: [
    timeframe(3, ['planned', 'future']),
    goal(3, ['leads', 'market-expansion'], ['sales']),
    budget(1),
    lookedAt(1, ['seo', 'articles']),
  ],
  offer: listOffer('seo-performance'),
});
