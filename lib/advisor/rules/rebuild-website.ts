import { budget, goal, pain, siteIs, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { websiteOffer } from '../tiers';

/** A new website if owners complain about the old one, or if it prevents their plans. */
export const rebuildWebsite = defineRule({
  id: 'rebuild-website',
  type: 'service',
  topic: 'website',
  services: ['website-design', 'web-optimization'],
  importance: 9,
  applies: ({ website, refuses }) => website === 'has' && !refuses.has('site'),
  unasked: ({ wants }) => wants('digital-transformation'),
  criteria: [
    pain(4, ['looks-old', 'unusable-on-phones']),
    goal(2, ['digital-transformation', 'brand-awareness'], ['leads', 'sales']),
    budget(2, ['5k-15k', '15k-50k', '50k-plus']),
    timeframe(1, ['soon', 'planned', 'future']),
    siteIs(1, 'has'),
  ],
  offer: websiteOffer,
});
