import { budget, goal, siteIs, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { websiteOffer } from '../tiers';

/** A simple website is online weeks before a complete one, and earns meanwhile. */
export const launchSmall = defineRule({
  id: 'launch-small',
  type: 'timing',
  topic: 'launch',
  services: ['website-design'],
  importance: 9,
  unasked: ({ facts, website, wants }) =>
    (facts.timeframe === 'urgent' || (facts.timeframe === 'soon' && facts.budget === 'under-5k')) &&
    ((website === 'none' && facts.businessSize !== 'startup') ||
      wants('digital-transformation', 'online-shop')),
  criteria: [
    timeframe(4, ['urgent'], ['soon']),
    siteIs(3, 'none'),
    goal(2, ['digital-transformation', 'online-shop'], ['leads', 'sales', 'brand-awareness']),
    budget(1, ['under-5k', '5k-15k']),
  ],
  offer: websiteOffer,
});
