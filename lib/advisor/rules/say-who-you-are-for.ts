import { goal, pain } from '../criteria';
import { defineRule } from '../rule';

/** Wrong enquiries stop where the page says who is meant, and who isn't. */
export const sayWhoYouAreFor = defineRule({
  id: 'say-who-you-are-for',
  type: 'content',
  topic: 'positioning',
  services: ['web-optimization', 'website-design'],
  isFree: true,
  importance: 8,
  unasked: () => false,
  criteria: [pain(3, ['wrong-enquiries', 'unclear-offer', 'price-shoppers']), goal(2, ['leads', 'sales'])],
});
