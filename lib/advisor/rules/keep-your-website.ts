import { budget, goal, siteIs, timeframe } from '../criteria';
import { defineRule } from '../rule';

/** Most rankings and enquiries can be won with the existing website, although we sell new ones. */
export const keepYourWebsite = defineRule({
  id: 'keep-your-website',
  type: 'timing',
  topic: 'website',
  services: ['web-optimization', 'seo-performance'],
  isFree: true,
  importance: 8,
  applies: ({ website }) => website === 'has',
  unasked: ({ suffers, wants }) =>
    !suffers('looks-old') &&
    (!suffers('unusable-on-phones') || suffers('slow-pages')) &&
    !wants('digital-transformation', 'online-shop'),
  criteria: [
    siteIs(3, 'has'),
    goal(
      2,
      ['search-rankings', 'website-traffic', 'customer-retention'],
      ['leads', 'sales', 'market-expansion'],
    ),
    budget(3, ['under-5k']),
    timeframe(2, ['urgent'], ['soon']),
  ],
});
