import { goal, hadBefore, pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** Ads on a slow or unconvincing page pay for visitors who leave again. */
export const fixBeforeAds = defineRule({
  id: 'fix-before-ads',
  type: 'timing',
  topic: 'order',
  services: ['web-optimization', 'digital-marketing'],
  importance: 9,
  // Who hasn't thought of ads needn't be warned of them.
  applies: ({ website, hasAds, suffers }) =>
    website === 'has' && (hasAds || suffers('clicks-no-calls', 'slow-pages', 'unusable-on-phones')),
  unasked: ({ suffers, wants }) =>
    suffers('slow-pages', 'unusable-on-phones', 'few-enquiries', 'stopped-working') &&
    !suffers('looks-old') &&
    wants('leads', 'sales', 'website-traffic', 'online-shop', 'market-expansion'),
  criteria: [
    pain(4, [
      'clicks-no-calls',
      'slow-pages',
      'unusable-on-phones',
      'stopped-working',
      'hacked',
      'few-enquiries',
    ]),
    goal(3, ['leads', 'sales'], ['website-traffic', 'online-shop', 'market-expansion']),
    hadBefore(2, ['ads', 'social']),
    siteIs(1, 'has'),
  ],
});
