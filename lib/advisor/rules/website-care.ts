import { budget, goal, pain, siteIs, size } from '../criteria';
import { defineRule } from '../rule';
import { listOffer } from '../tiers';

/** Websites without updates are the ones that get compromised. */
export const websiteCare = defineRule({
  id: 'website-care',
  type: 'service',
  topic: 'care',
  services: ['website-maintenance'],
  importance: 8,
  applies: ({ website }) => website === 'has',
  criteria: [
    pain(4, ['stopped-working', 'hacked', 'supplier-gone', 'contract-trap']),
    siteIs(2, 'has'),
    size(1, ['startup', 'small']),
    goal(1, ['customer-retention']),
    budget(1, ['under-5k']),
  ],
  offer: listOffer('website-maintenance'),
});
