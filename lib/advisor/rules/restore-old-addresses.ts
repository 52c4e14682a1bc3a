import { goal, pain } from '../criteria';
import { defineRule } from '../rule';

/** Addresses that no longer answer lose their place; forwarding gives it back: https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes */
export const restoreOldAddresses = defineRule({
  id: 'restore-old-addresses',
  type: 'service',
  topic: 'repair',
  services: ['web-optimization', 'seo-performance'],
  importance: 10,
  unasked: () => false,
  criteria: [pain(3, ['lost-after-relaunch']), goal(2, ['search-rankings', 'website-traffic'])],
});
