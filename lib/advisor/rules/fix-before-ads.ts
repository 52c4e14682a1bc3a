import { goal, hadBefore, pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** Every click onto a page that doesn't answer is paid for and lost. */
export const fixBeforeAds = defineRule({
  id: 'fix-before-ads',
  type: 'timing',
  topic: 'order',
  services: ['web-optimization', 'digital-marketing'],
  importance: 9,
  applies: ({ website, suffers, wants }) =>
    website === 'has' &&
    suffers('slow', 'mobile', 'few-enquiries', 'broken') &&
    !suffers('outdated') &&
    wants('leads', 'sales', 'website-traffic', 'online-shop', 'market-expansion'),
  criteria: [
    pain(4, ['slow', 'mobile', 'broken', 'few-enquiries']),
    goal(3, ['leads', 'sales'], ['website-traffic', 'online-shop', 'market-expansion']),
    hadBefore(2, ['ads', 'social']),
    siteIs(1, 'has'),
  ],
});
