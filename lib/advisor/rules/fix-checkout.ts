import { goal, pain } from '../criteria';
import { defineRule } from '../rule';

/** Visitors who filled a basket have decided; what stops them is in the last steps: https://baymard.com/lists/cart-abandonment-rate */
export const fixCheckout = defineRule({
  id: 'fix-checkout',
  type: 'service',
  topic: 'checkout',
  services: ['e-commerce-solutions', 'web-optimization'],
  importance: 10,
  applies: ({ hasShop }) => hasShop,
  unasked: () => false,
  criteria: [pain(3, ['baskets-left']), goal(2, ['online-shop', 'sales'])],
});
