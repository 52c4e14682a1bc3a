import { budget, goal, pain, siteIs, size } from '../criteria';
import { defineRule } from '../rule';
import { listOffer } from '../tiers';

/** Websites without updates are the ones that get compromised. */
export const websiteCare = defineRule({
  id: 'website-care',
  type: 'service',
  topic: 'care',
  services: ['website-maintenance'],
  answers: ['broken'],
  importance: 8,
  applies: ({ website, suffers }) => website === 'has' || suffers('broken'),
  criteria: [
    pain(4, ['broken', 'supplier']),
    siteIs(2, 'has'),
    size(1, ['startup', 'small']),
    goal(1, ['customer-retention']),
    budget(1, ['under-5k']),
  ],
  offer: listOffer('website-maintenance'),
});
