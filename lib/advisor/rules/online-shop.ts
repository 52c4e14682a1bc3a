import { budget, goal, industry, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { sellsGoods } from '../sells-goods';

/** An online shop as a separate project, for a sufficient budget. */
export const onlineShop = defineRule({
  id: 'online-shop',
  type: 'service',
  topic: 'shop',
  services: ['e-commerce-solutions'],
  importance: 9,
  applies: ({ hasShop, facts }) => !hasShop && facts.budget !== 'under-5k',
  unasked: ({ facts, wants }) =>
    wants('online-shop') &&
    (sellsGoods(facts.industry) || facts.budget === '15k-50k' || facts.budget === '50k-plus'),
  criteria: [
    goal(5, ['online-shop']),
    industry(2, ['retail'], ['restaurant', 'automotive']),
    budget(2, ['5k-15k', '15k-50k', '50k-plus']),
    timeframe(1, ['soon', 'planned', 'future']),
  ],
});
