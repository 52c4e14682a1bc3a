import { goal, hadBefore, pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** Ads on a slow or unconvincing page pay for visitors who leave again. */
export const fixBeforeAds = defineRule({
  id: 'fix-before-ads',
  type: 'timing',
  topic: 'order',
  services: ['web-optimization', 'digital-marketing'],
  answers: ['ads-waste'],
  importance: 9,
  applies: ({ website, suffers, wants }) =>
    website === 'has' &&
    (suffers('ads-waste') ||
      (suffers('slow', 'mobile', 'few-enquiries', 'broken') &&
        !suffers('outdated') &&
        wants('leads', 'sales', 'website-traffic', 'online-shop', 'market-expansion'))),
  criteria: [
    pain(4, ['ads-waste', 'slow', 'mobile', 'broken', 'few-enquiries']),
    goal(3, ['leads', 'sales'], ['website-traffic', 'online-shop', 'market-expansion']),
    hadBefore(2, ['ads', 'social']),
    siteIs(1, 'has'),
  ],
});
