import { goal, lookedAt, pain, siteIs, timeframe } from '../criteria';
import { defineRule } from '../rule';

/** Visitors leave slow pages, and the causes are usually cheap to remove. */
export const speedUp = defineRule({
  id: 'speed-up',
  type: 'service',
  topic: 'speed',
  services: ['web-optimization'],
  importance: 9,
  applies: ({ website }) => website !== 'none',
  unasked: ({ website, suffers, wants }) =>
    !suffers('looks-old') && website === 'has' && wants('sales', 'website-traffic', 'online-shop'),
  criteria: [
    pain(5, ['slow-pages']),
    siteIs(1, 'has'),
    goal(2, ['sales', 'website-traffic'], ['online-shop', 'leads', 'search-rankings']),
    timeframe(1, ['urgent', 'soon']),
    lookedAt(1, ['checker']),
  ],
});
