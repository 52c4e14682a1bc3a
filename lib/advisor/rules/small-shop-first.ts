import { budget, goal, industry, size, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { sellsGoods } from '../sells-goods';

/** Ten products show whether a shop sells; three hundred only cost more to enter. */
export const smallShopFirst = defineRule({
  id: 'small-shop-first',
  type: 'approach',
  topic: 'shop',
  services: ['e-commerce-solutions', 'website-design'],
  importance: 9,
  applies: ({ hasShop }) => !hasShop,
  unasked: ({ facts, wants }) =>
    (wants('online-shop') &&
      sellsGoods(facts.industry) &&
      (facts.budget === 'under-5k' || facts.timeframe === 'urgent')) ||
    (facts.industry === 'retail' && wants('sales', 'market-expansion') && !wants('online-shop')),
  criteria: [
    goal(4, ['online-shop'], ['sales', 'market-expansion']),
    budget(3, ['under-5k']),
    timeframe(2, ['urgent'], ['soon']),
    industry(2, ['retail'], ['restaurant', 'automotive']),
    size(1, ['startup', 'small']),
  ],
});
