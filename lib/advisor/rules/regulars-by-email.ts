import { marketingPrices } from '@/lib/content/service-facts';
import { budget, goal, industry, size } from '../criteria';
import { defineRule } from '../rule';

const [bronze] = marketingPrices;

/** Former customers buy more readily than strangers, if they are reminded. */
export const regularsByEmail = defineRule({
  id: 'regulars-by-email',
  type: 'content',
  topic: 'newsletter',
  services: ['digital-marketing'],
  importance: 9,
  applies: ({ used }) => !used.has('newsletter'),
  unasked: ({ facts, wants }) =>
    wants('customer-retention') ||
    (wants('sales') && ['restaurant', 'retail', 'tourism'].includes(facts.industry)),
  criteria: [
    goal(5, ['customer-retention'], ['sales']),
    industry(2, ['restaurant', 'retail', 'tourism'], ['health', 'professional', 'automotive']),
    size(1, ['small', 'medium']),
    budget(1),
  ],
  offer: () => ({ price: { dollars: bronze.dollars, per: 'month' } }),
});
