import { goal, hadBefore, industry, pain } from '../criteria';
import { defineRule } from '../rule';
import { sellsGoods } from '../sells-goods';

/** In an online shop the product page does the work of a shop assistant. */
export const productPages = defineRule({
  id: 'product-pages',
  type: 'content',
  topic: 'product-pages',
  services: ['e-commerce-solutions', 'web-optimization'],
  importance: 8,
  unasked: ({ facts, wants }) =>
    facts.industry === 'retail' || (wants('online-shop') && sellsGoods(facts.industry)),
  criteria: [
    goal(4, ['online-shop'], ['sales', 'website-traffic']),
    industry(3, ['retail']),
    pain(2, ['few-enquiries']),
    hadBefore(1, ['shop']),
  ],
});
