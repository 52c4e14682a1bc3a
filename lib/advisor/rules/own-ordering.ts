import { industry, pain } from '../criteria';
import { defineRule } from '../rule';

/** Regulars order where the link is; a delivery app need not keep its share of what they would order anyway. */
export const ownOrdering = defineRule({
  id: 'own-ordering',
  type: 'service',
  topic: 'shop',
  services: ['e-commerce-solutions', 'website-design'],
  importance: 9,
  unasked: () => false,
  criteria: [pain(3, ['delivery-apps']), industry(2, ['restaurant'])],
});
