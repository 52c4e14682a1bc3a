import { budget, goal, industry, located, pain } from '../criteria';
import { defineRule } from '../rule';

/** People search for a repair and a suburb; a home page that lists everything ranks for none of it. */
export const servicePages = defineRule({
  id: 'service-pages',
  type: 'content',
  topic: 'pages',
  services: ['web-optimization', 'seo-performance'],
  importance: 8,
  unasked: ({ facts, wants }) =>
    ['automotive', 'professional', 'health', 'real-estate', 'other'].includes(facts.industry) &&
    wants('search-rankings', 'leads', 'website-traffic', 'market-expansion'),
  criteria: [
    goal(3, ['search-rankings', 'website-traffic'], ['leads', 'market-expansion']),
    industry(3, ['automotive', 'health', 'professional', 'real-estate'], ['other']),
    located(2),
    pain(1, ['not-found']),
    budget(1),
  ],
});
