import { against, budget, goal, industry, pain, size } from '../criteria';
import { defineRule } from '../rule';
import { listOffer } from '../tiers';

/** In businesses that exchange documents and quotes, an address at a free provider costs trust. */
export const businessEmail = defineRule({
  id: 'business-email',
  type: 'service',
  topic: 'email',
  services: ['email-hosting'],
  importance: 6,
  unasked: ({ facts }) => ['professional', 'health', 'real-estate'].includes(facts.industry),
  criteria: [
    pain(4, ['mail-lost']),
    industry(3, ['professional', 'health', 'real-estate']),
    size(2, ['small', 'medium']),
    goal(1, ['customer-retention', 'brand-awareness']),
    against(budget(1, ['under-5k'])),
  ],
  offer: listOffer('email-hosting'),
});
